# fish completion for octet
function __octet_complete
    set -l words (commandline -opc) (commandline -ct)
    set -e words[1]
    for line in (octet __complete -- $words 2>/dev/null)
        if test "$line" = ":files"
            __fish_complete_path (commandline -ct)
        else
            printf '%s\n' $line
        end
    end
end
complete -c octet -f -a '(__octet_complete)'
