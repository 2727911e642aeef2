import { connectedProviders } from '@vitrine/contract/payment-connections'
import { type PluginProvider, paymentProviders } from '@vitrine/contract/payments'
import { createContext, use } from 'react'
import type { Messages } from '../../messages/index.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { pluginText } from '../../shared/plugin-text.ts'

/** Labels and hints of a field in the account form. */
interface AccountWords {
  readonly label: string
  readonly hint?: string
}

/** A provider that shops can have an account with, and the fields of its form. */
export interface AccountProvider {
  readonly provider: string
  readonly name: string
  readonly about: string
  readonly key: AccountWords
  readonly clientId: AccountWords | undefined
  readonly webhookSecret: AccountWords | undefined
  /** Instructions for the webhook URL. */
  readonly webhook: string
  /** Whether the merchant has to state that keys are for tests. */
  readonly asksForTest: boolean
  /** The problem with a typed key or secret; undefined if there is none. */
  wrongKey(key: string): string | undefined
  wrongSecret(secret: string): string | undefined
}

const keyForms: Readonly<Record<string, RegExp>> = {
  STRIPE: /^(sk|rk)_(live|test)_\w{8,}$/,
  MOLLIE: /^(live|test)_\w{8,}$/,
  PAYPAL: /./,
}

/** The built-in providers. */
export const ownAccounts = ({ paymentProviders: texts }: Messages): AccountProvider[] => {
  const { fields, wrong } = texts
  return connectedProviders.map((provider) => ({
    provider,
    name: texts.names[provider],
    about: texts.abouts[provider],
    key: { label: fields.key[provider], hint: fields.keyHint[provider] },
    clientId: provider === 'PAYPAL' ? { label: fields.clientId } : undefined,
    webhookSecret:
      provider === 'MOLLIE'
        ? undefined
        : { label: fields.webhookSecret[provider], hint: fields.webhookSecretHint[provider] },
    webhook: texts.webhookTexts[provider],
    asksForTest: provider === 'PAYPAL',
    wrongKey: (key) => (keyForms[provider]?.test(key) ? undefined : wrong.key[provider]),
    wrongSecret: (secret) =>
      provider === 'STRIPE' && !secret.startsWith('whsec_') ? wrong.webhookSecret : undefined,
  }))
}

/** A plug-in's provider, in the reader's language. */
export function pluginAccount(
  shown: PluginProvider,
  { field }: Pick<Messages, 'field'>,
  language: string,
): AccountProvider {
  const fieldOf = (one: PluginProvider['key'] | undefined): AccountWords | undefined =>
    one && {
      label: pluginText(one.label, language),
      ...(one.help && { hint: pluginText(one.help, language) }),
    }
  return {
    provider: shown.provider,
    name: pluginText(shown.title, language),
    about: pluginText(shown.about, language),
    key: fieldOf(shown.key) ?? { label: '' },
    clientId: fieldOf(shown.clientId),
    webhookSecret: fieldOf(shown.webhookSecret),
    webhook: pluginText(shown.webhook, language),
    asksForTest: shown.asksForTest,
    // Only the plug-in knows the format of its keys, and checks it when they are saved.
    wrongKey: (key) => (key === '' ? field.required : undefined),
    wrongSecret: () => undefined,
  }
}

/** Providers of the installation's plug-ins. */
export const PluginProviders = createContext<readonly PluginProvider[]>([])

/** Every provider that a shop can have an account with. */
export function useAccountProviders(): readonly AccountProvider[] {
  const messages = useMessages()
  const language = useLanguage()
  const plugins = use(PluginProviders)
  return [...ownAccounts(messages), ...plugins.map((one) => pluginAccount(one, messages, language))]
}

/** The provider with this name; one whose plug-in is missing is shown by its name. */
export function useAccountProvider(provider: string): AccountProvider {
  const messages = useMessages()
  const known = useAccountProviders().find((one) => one.provider === provider)
  if (known) return known
  const title = { en: provider }
  const shown = { provider, title, about: {}, key: { label: title }, webhook: {} }
  return pluginAccount({ ...shown, asksForTest: false }, messages, 'en')
}

/** A kind of payment method. */
interface Kind {
  readonly provider: string
  readonly label: string
  readonly hint: string
}

/** All kinds, the built-in ones first. */
export function useMethodProviders(): readonly Kind[] {
  const { payments } = useMessages()
  const language = useLanguage()
  const own = paymentProviders.map((provider) => ({
    provider,
    label: payments.providers[provider],
    hint: payments.providerHints[provider],
  }))
  const plugins = use(PluginProviders).map(({ provider, title, about }) => ({
    provider,
    label: pluginText(title, language),
    hint: pluginText(about, language),
  }))
  return [...own, ...plugins]
}

/** The display name of a kind of payment method. */
export function useProviderName(): (provider: string) => string {
  const providers = useMethodProviders()
  return (provider) => providers.find((one) => one.provider === provider)?.label ?? provider
}
