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
  local line reply at glue= quoted=
  local -a words=()
  # bash splits words at "="; join them again.
  for ((at = 1; at <= COMP_CWORD; at++)); do
    if [[ $glue ]]; then
      words[\${#words[@]}-1]+=\${COMP_WORDS[at]} glue=
    elif [[ \${COMP_WORDS[at]} == = && at -gt 1 && \${words[\${#words[@]}-1]} == --* ]]; then
      words[\${#words[@]}-1]+='=' glue=yes
    else
      words+=("\${COMP_WORDS[at]}")
    fi
  done
  local current=\${words[\${#words[@]}-1]}
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
      reply=\${line%%$'\\t'*}
      [[ $current == --*=* ]] && reply=\${reply#*=}
      # bash inserts a word unquoted and would run commands inside it.
      printf -v reply %q "$reply"
      COMPREPLY+=("$reply")
    fi
  done < <(octet __complete -- "\${words[@]}" 2>/dev/null)
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
      # A word, or a word and its description.
      if [[ $line == *$'\\t'* ]]; then
        found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
      else
        found+=("\${line//:/\\\\:}")
      fi
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
            printf '%s\\n' $line
        end
    end
end
complete -c octet -f -a '(__octet_complete)'
`;

const POWERSHELL = `# PowerShell completion for octet
Register-ArgumentCompleter -Native -CommandName octet -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    # Use only the words before the cursor, without their quotes.
    $words = @($commandAst.CommandElements |
        Select-Object -Skip 1 |
        Where-Object { $_.Extent.StartOffset -lt $cursorPosition } |
        ForEach-Object { if ($_ -is [System.Management.Automation.Language.StringConstantExpressionAst]) { $_.Value } else { $_.ToString() } })
    if (-not $wordToComplete) {
        # Before 7.3, PowerShell drops an empty argument unless its quotes are escaped.
        $version = $PSVersionTable.PSVersion
        $isOld = $version.Major -lt 7 -or ($version.Major -eq 7 -and $version.Minor -lt 3)
        $words += if ($isOld -or $PSNativeCommandArgumentPassing -eq 'Legacy') { '""' } else { '' }
    }
    # The npm wrapper script would swallow a bare --.
    octet __complete '--' @words 2>$null | ForEach-Object {
        if ($_ -eq ':files') { return }
        $parts = $_ -split "\`t", 2
        # PowerShell inserts a word unquoted and would run commands inside it.
        $text = if ($parts[0] -match '^[A-Za-z0-9_./:=+-]+$') { $parts[0] } else {
            "'" + [System.Management.Automation.Language.CodeGeneration]::EscapeSingleQuotedStringContent($parts[0]) + "'"
        }
        $meaning = if ($parts.Length -gt 1 -and $parts[1]) { $parts[1] } else { $parts[0] }
        [System.Management.Automation.CompletionResult]::new($text, $parts[0], 'ParameterValue', $meaning)
    }
}
`;

const SCRIPTS: Readonly<Record<Shell, string>> = { bash: BASH, zsh: ZSH, fish: FISH, powershell: POWERSHELL };
