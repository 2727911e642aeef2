import { OneOf, type Static } from '../kit/index.ts'

/** The law that the texts follow. The German texts of the EU follow German law. */
export const legalRegions = ['EU', 'UK', 'US'] as const
export const LegalRegion = OneOf(legalRegions)
export type LegalRegion = Static<typeof LegalRegion>

export const legalLanguages = ['de', 'en'] as const
export const LegalLanguage = OneOf(legalLanguages)
export type LegalLanguage = Static<typeof LegalLanguage>

/** The languages that there are texts in. */
export const languagesOfRegion: { readonly [R in LegalRegion]: readonly LegalLanguage[] } = {
  EU: ['de', 'en'],
  UK: ['en'],
  US: ['en'],
}

/** The settings in which a merchant enters the missing data; `PAGE`: in the text itself. */
export type LegalSource = 'INVOICES' | 'DELIVERY' | 'PAYMENTS' | 'RETURNS' | 'PAGE'

interface Placeholder {
  readonly source: LegalSource
  readonly en: string
  readonly de: string
}

/** Placeholders in square brackets for data that the shop does not have. */
export const legalPlaceholders = {
  sellerName: {
    source: 'INVOICES',
    en: 'Your name or company',
    de: 'Ihr Name oder Ihre Firma',
  },
  sellerAddress: { source: 'INVOICES', en: 'Your address', de: 'Ihre Anschrift' },
  representative: {
    source: 'INVOICES',
    en: 'Who represents your company, or delete this line',
    de: 'Wer Ihr Unternehmen vertritt, oder Zeile löschen',
  },
  email: { source: 'INVOICES', en: 'Your e-mail address', de: 'Ihre E-Mail-Adresse' },
  phone: { source: 'INVOICES', en: 'Your telephone number', de: 'Ihre Telefonnummer' },
  vatId: {
    source: 'INVOICES',
    en: 'Your VAT id, or delete this line',
    de: 'Ihre Umsatzsteuer-Identifikationsnummer, oder Zeile löschen',
  },
  register: {
    source: 'INVOICES',
    en: 'Your company register number, or delete this line',
    de: 'Ihr Registergericht mit Registernummer, oder Zeile löschen',
  },
  deliveryRegions: { source: 'DELIVERY', en: 'Where you deliver to', de: 'Wohin Sie liefern' },
  deliveryTimes: {
    source: 'DELIVERY',
    en: 'How long delivery takes',
    de: 'Wie lange die Lieferung dauert',
  },
  paymentMethods: { source: 'PAYMENTS', en: 'How buyers can pay', de: 'Wie Käufer zahlen können' },
  returnAddress: { source: 'RETURNS', en: 'Where returns go', de: 'Wohin Rücksendungen gehen' },
  host: { source: 'PAGE', en: 'Who hosts your shop', de: 'Wer Ihren Shop hostet' },
  authority: {
    source: 'PAGE',
    en: 'Your data protection authority',
    de: 'Ihre Datenschutz-Aufsichtsbehörde',
  },
  governingState: {
    source: 'PAGE',
    en: 'The state whose law applies',
    de: 'Der Bundesstaat, dessen Recht gilt',
  },
} satisfies Record<string, Placeholder>
export type LegalPlaceholder = keyof typeof legalPlaceholders

/**
 * The settings in which a merchant enters the data of a placeholder; for the merchant's own placeholders, the
 * text.
 */
export const sourceOfPlaceholder = (text: string): LegalSource =>
  Object.values<Placeholder>(legalPlaceholders).find(({ en, de }) => text === en || text === de)
    ?.source ?? 'PAGE'
