export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

/**
 * The scripts are thin: octet itself knows its commands. It answers with a line a suggestion, `word<Tab>meaning`,
 * and with the line `:files` where file names belong.
 */
export function scriptFor(shell: Shell): string {
  return SCRIPTS[shell];
}

const BASH = `# bash completion for octet
_octet() {
  local current=\${COMP_WORDS[COMP_CWORD]} line IFS=$'\\n'
  COMPREPLY=()
  local words=("\${COMP_WORDS[@]:1:COMP_CWORD-1}" "$current")
  for line in $(octet __complete -- "\${words[@]}" 2>/dev/null); do
    if [[ $line == :files ]]; then
      compopt -o filenames 2>/dev/null
      COMPREPLY+=($(compgen -f -- "$current"))
    else
      COMPREPLY+=("\${line%%$'\\t'*}")
    fi
  done
}
complete -F _octet octet
`;

const ZSH = `#compdef octet
# zsh completion for octet
_octet() {
  local line
  local -a found
  for line in "\${(@f)$(octet __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    if [[ $line == :files ]]; then
      _files
    elif [[ -n $line ]]; then
      found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
    fi
  done
  (( \${#found} )) && _describe -V octet found
}
if [[ \${funcstack[1]} == _octet ]]; then
  _octet "$@"
else
  compdef _octet octet
fi
`;

const FISH = `# fish completion for octet
function __octet_complete
    set -l words (commandline -opc) (commandline -ct)
    set -e words[1]
    for line in (octet __complete -- $words 2>/dev/null)
        if test "$line" = ":files"
            __fish_complete_path (commandline -ct)
        else
            echo $line
        end
    end
end
complete -c octet -f -a '(__octet_complete)'
`;

const POWERSHELL = `# PowerShell completion for octet
Register-ArgumentCompleter -Native -CommandName octet -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
    if (-not $wordToComplete) { $words += '' }
    octet __complete -- @words 2>$null | ForEach-Object {
        if ($_ -eq ':files') { return }
        $parts = $_ -split "\`t", 2
        $meaning = if ($parts.Length -gt 1 -and $parts[1]) { $parts[1] } else { $parts[0] }
        [System.Management.Automation.CompletionResult]::new($parts[0], $parts[0], 'ParameterValue', $meaning)
    }
}
`;

const SCRIPTS: Readonly<Record<Shell, string>> = { bash: BASH, zsh: ZSH, fish: FISH, powershell: POWERSHELL };
