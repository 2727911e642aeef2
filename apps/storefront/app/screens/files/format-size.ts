const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats bytes in the largest unit with a value of at least one, such as "1.2 MB". */
export function formatSize(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3))
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: bytes / 1000 ** power < 10 ? 1 : 0,
  })
  return format.format(bytes / 1000 ** power)
}
