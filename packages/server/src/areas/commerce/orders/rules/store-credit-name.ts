const names: Readonly<Record<string, string>> = {
  ar: 'رصيد المتجر',
  de: 'Guthaben',
  en: 'Store credit',
  es: 'Saldo',
  fr: 'Avoir',
  he: 'זיכוי בחנות',
  it: 'Credito',
  ja: 'ストアクレジット',
  nl: 'Tegoed',
  pt: 'Crédito',
}

/** The name of a payment by store credit on invoices: in the language of the order, else in English. */
export const storeCreditName = (language: string): string =>
  names[language.split('-')[0] ?? ''] ?? 'Store credit'
