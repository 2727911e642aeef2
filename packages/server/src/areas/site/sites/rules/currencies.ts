const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Whether it is an ISO 4217 code, in capitals. */
export const isCurrency = (code: string): boolean => currencies.has(code)
