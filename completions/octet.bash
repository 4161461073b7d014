# bash completion for octet
_octet() {
  local current=${COMP_WORDS[COMP_CWORD]} line IFS=$'\n'
  COMPREPLY=()
  local words=("${COMP_WORDS[@]:1:COMP_CWORD-1}" "$current")
  for line in $(octet __complete -- "${words[@]}" 2>/dev/null); do
    if [[ $line == :files ]]; then
      compopt -o filenames 2>/dev/null
      COMPREPLY+=($(compgen -f -- "$current"))
    else
      COMPREPLY+=("${line%%$'\t'*}")
    fi
  done
}
complete -F _octet octet
