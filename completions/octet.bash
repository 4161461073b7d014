# bash completion for octet
_octet() {
  local line reply at glue= quoted=
  local -a words=()
  # bash splits words at "="; join them again.
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
      # Readline quotes file names only if compopt works; otherwise quote them here.
      compopt -o filenames 2>/dev/null && quoted=yes
      while IFS= read -r reply; do
        [[ $quoted ]] || printf -v reply %q "$reply"
        COMPREPLY+=("$reply")
      done < <(compgen -f -- "$current")
    else
      reply=${line%%$'\t'*}
      [[ $current == --*=* ]] && reply=${reply#*=}
      # bash inserts a word unquoted and would run commands inside it.
      printf -v reply %q "$reply"
      COMPREPLY+=("$reply")
    fi
  done < <(octet __complete -- "${words[@]}" 2>/dev/null)
}
complete -F _octet octet
