# PowerShell completion for octet
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
        $parts = $_ -split "`t", 2
        # PowerShell inserts a word unquoted and would run commands inside it.
        $text = if ($parts[0] -match '^[A-Za-z0-9_./:=+-]+$') { $parts[0] } else {
            "'" + [System.Management.Automation.Language.CodeGeneration]::EscapeSingleQuotedStringContent($parts[0]) + "'"
        }
        $meaning = if ($parts.Length -gt 1 -and $parts[1]) { $parts[1] } else { $parts[0] }
        [System.Management.Automation.CompletionResult]::new($text, $parts[0], 'ParameterValue', $meaning)
    }
}
