/** How many digits of a currency stand behind the point: none for yen, three for dinars. */
function minorDigits(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    // Unknown to Intl: most currencies have two digits.
    return 2;
  }
}

/** An amount in minor units as people write it: `10.00 USD`, `1000 JPY`, `1.000 BHD`. */
export function moneyText(minorUnits: number, currency: string): string {
  const digits = minorDigits(currency);
  const sign = minorUnits < 0 ? '-' : '';
  const text = String(Math.abs(Math.trunc(minorUnits))).padStart(digits + 1, '0');
  const at = text.length - digits;
  const point = digits > 0 ? `.${text.slice(at)}` : '';
  return `${sign}${text.slice(0, at)}${point} ${currency.toUpperCase()}`;
}
