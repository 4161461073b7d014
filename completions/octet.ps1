# PowerShell completion for octet
Register-ArgumentCompleter -Native -CommandName octet -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
    if (-not $wordToComplete) { $words += '' }
    octet __complete -- @words 2>$null | ForEach-Object {
        if ($_ -eq ':files') { return }
        $parts = $_ -split "`t", 2
        $meaning = if ($parts.Length -gt 1 -and $parts[1]) { $parts[1] } else { $parts[0] }
        [System.Management.Automation.CompletionResult]::new($parts[0], $parts[0], 'ParameterValue', $meaning)
    }
}
