# bash completion for octet
_octet() {
  local line reply at glue= quoted=
  local -a words=()
  # bash parts words at "="; what belongs together is put together again.
  for ((at = 1; at <= COMP_CWORD; at++)); do
    if [[ $glue ]]; then
      words[${#words[@]}-1]+=${COMP_WORDS[at]} glue=
    elif [[ ${COMP_WORDS[at]} == = && at -gt 1 && ${words[${#words[@]}-1]} == --* ]]; then
      words[${#words[@]}-1]+='=' glue=yes
    else
      words+=("${COMP_WORDS[at]}")
    fi
  done
  local current=${words[${#words[@]}-1]}
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ $line == :files ]]; then
      # Readline quotes names of files; where it is not told that they are some, they are quoted here.
      compopt -o filenames 2>/dev/null && quoted=yes
      while IFS= read -r reply; do
        [[ $quoted ]] || printf -v reply %q "$reply"
        COMPREPLY+=("$reply")
      done < <(compgen -f -- "$current")
    else
      reply=${line%%$'\t'*}
      [[ $current == --*=* ]] && reply=${reply#*=}
      # bash puts a word on the command line as it is, and would run what is in it.
      printf -v reply %q "$reply"
      COMPREPLY+=("$reply")
    fi
  done < <(octet __complete -- "${words[@]}" 2>/dev/null)
}
complete -F _octet octet
