import type { InvoiceSettings } from '@vitrine/contract/invoices'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

type Seller = InvoiceSettings['seller']

/** The settings with numbers as typed, and the seller's fields at the top level. */
export type SettingsForm = Omit<InvoiceSettings, 'seller' | 'dueDays'> &
  Omit<Seller, 'address'> &
  Seller['address'] & { readonly dueDays: string }

export const formOf = ({ seller, dueDays, ...settings }: InvoiceSettings): SettingsForm => {
  const { address, ...others } = seller
  return { ...settings, ...others, ...address, dueDays: String(dueDays) }
}

export function settingsOf(form: SettingsForm): InvoiceSettings {
  const { accounts, issue, mail, creditNotes, numberPrefix, timeZone, dueDays, footer, ...seller } =
    form
  const { country, subdivision, postalCode, city, addressLine, addressLine2, ...others } = seller
  return {
    issue,
    mail,
    creditNotes,
    numberPrefix,
    timeZone,
    dueDays: Number(dueDays),
    footer,
    accounts,
    seller: {
      ...others,
      address: { country, subdivision, postalCode, city, addressLine, addressLine2 },
    },
  }
}

/** Fields of the form by the paths of the request, for refusals of the server. */
export const pathsOf = (form: SettingsForm): readonly string[] => Object.keys(form)

export function checkSettings(
  { dueDays, numberPrefix, accounts }: SettingsForm,
  { invoices }: Messages,
): Errors {
  const texts = invoices.settings
  const isDays = /^\d{1,3}$/.test(dueDays.trim()) && Number(dueDays) <= 365
  return {
    ...(!isDays && { dueDays: texts.wrongDays }),
    ...(Object.values(accounts).some((one) => !/^\d{4,9}$/.test(one)) && {
      accounts: texts.wrongAccounts,
    }),
    ...(!/^[A-Za-z0-9/._-]*$/.test(numberPrefix) && { numberPrefix: texts.wrongPrefix }),
  }
}

/** The number of the first document of a year. */
export const exampleNumber = (prefix: string, now: Date): string =>
  `${prefix}${now.getFullYear()}-00001`
