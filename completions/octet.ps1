# PowerShell completion for octet
Register-ArgumentCompleter -Native -CommandName octet -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    # Only what stands before the cursor counts, without the quotes around it.
    $words = @($commandAst.CommandElements |
        Select-Object -Skip 1 |
        Where-Object { $_.Extent.StartOffset -lt $cursorPosition } |
        ForEach-Object { if ($_ -is [System.Management.Automation.Language.StringConstantExpressionAst]) { $_.Value } else { $_.ToString() } })
    if (-not $wordToComplete) {
        # Before 7.3 an empty argument is lost on its way to a program, unless its quotes are quoted.
        $version = $PSVersionTable.PSVersion
        $isOld = $version.Major -lt 7 -or ($version.Major -eq 7 -and $version.Minor -lt 3)
        $words += if ($isOld -or $PSNativeCommandArgumentPassing -eq 'Legacy') { '""' } else { '' }
    }
    # A bare -- would be taken by the script that npm installs beside the program.
    octet __complete '--' @words 2>$null | ForEach-Object {
        if ($_ -eq ':files') { return }
        $parts = $_ -split "`t", 2
        # PowerShell puts a word on the command line as it is, and would run what is in it.
        $text = if ($parts[0] -match '^[A-Za-z0-9_./:=+-]+$') { $parts[0] } else {
            "'" + [System.Management.Automation.Language.CodeGeneration]::EscapeSingleQuotedStringContent($parts[0]) + "'"
        }
        $meaning = if ($parts.Length -gt 1 -and $parts[1]) { $parts[1] } else { $parts[0] }
        [System.Management.Automation.CompletionResult]::new($text, $parts[0], 'ParameterValue', $meaning)
    }
}
