import type { PhoneKind } from '@vitrine/contract/vocabulary'
import { chooseLanguage, createMessages, type Messages, type Translation } from '@vitrine/messages'

/** The text message, the text of a call (its digits are read one by one), and the text of a test. */
const en = {
  sms: '{code} is your code for {shop}. It is valid for {minutes} minutes. Never pass it on.',
  call: 'Hello. Your code for {shop} is: {code}. Once more: {code}. Never pass it on. Goodbye.',
  test: 'This is a test. Messages from your shop travel this way.',
} as const

const translations = {
  de: {
    sms: '{code} ist Ihr Code für {shop}. Er gilt {minutes} Minuten. Geben Sie ihn niemals weiter.',
    call: 'Guten Tag. Ihr Code für {shop} ist: {code}. Noch einmal: {code}. Geben Sie ihn niemals weiter. Auf Wiederhören.',
    test: 'Das ist ein Test. Nachrichten aus Ihrem Shop nehmen diesen Weg.',
  },
  fr: {
    sms: '{code} est votre code pour {shop}. Il est valable {minutes} minutes. Ne le transmettez jamais.',
    call: 'Bonjour. Votre code pour {shop} est : {code}. Je répète : {code}. Ne le transmettez jamais. Au revoir.',
    test: 'Ceci est un essai. Les messages de votre boutique passent par ici.',
  },
  es: {
    sms: '{code} es tu código para {shop}. Vale {minutes} minutos. No se lo des nunca a nadie.',
    call: 'Hola. Tu código para {shop} es: {code}. Repito: {code}. No se lo des nunca a nadie. Adiós.',
    test: 'Esto es una prueba. Los mensajes de su tienda viajan por aquí.',
  },
  it: {
    sms: '{code} è il tuo codice per {shop}. Vale {minutes} minuti. Non darlo mai a nessuno.',
    call: 'Ciao. Il tuo codice per {shop} è: {code}. Ripeto: {code}. Non darlo mai a nessuno. A presto.',
    test: 'Questa è una prova. I messaggi del tuo negozio passano di qui.',
  },
  pt: {
    sms: '{code} é o seu código para {shop}. Vale {minutes} minutos. Nunca o dê a ninguém.',
    call: 'Olá. O seu código para {shop} é: {code}. Repito: {code}. Nunca o dê a ninguém. Adeus.',
    test: 'Isto é um teste. As mensagens da sua loja seguem por aqui.',
  },
  nl: {
    sms: '{code} is uw code voor {shop}. Hij is {minutes} minuten geldig. Geef hem nooit door.',
    call: 'Goedendag. Uw code voor {shop} is: {code}. Nog een keer: {code}. Geef hem nooit door. Tot ziens.',
    test: 'Dit is een test. Berichten van uw winkel gaan deze weg.',
  },
  ja: {
    sms: '{code} は {shop} の確認コードです。{minutes} 分間有効です。誰にも教えないでください。',
    call: 'こんにちは。{shop} の確認コードは、{code}。もう一度お伝えします、{code}。誰にも教えないでください。',
    test: 'これはテストです。ショップからのメッセージはこのように届きます。',
  },
  he: {
    sms: '{code} הוא הקוד שלך עבור {shop}. הוא תקף ל-{minutes} דקות. אין להעביר אותו לאיש.',
    call: 'שלום. הקוד שלך עבור {shop} הוא: {code}. שוב: {code}. אין להעביר אותו לאיש. להתראות.',
    test: 'זוהי בדיקה. הודעות מהחנות שלך עוברות בדרך הזאת.',
  },
  ar: {
    sms: '{code} هو رمزك لدى {shop}. مدة صلاحيته بالدقائق: {minutes}. لا تشاركه مع أحد.',
    call: 'مرحبًا. رمزك لدى {shop} هو: {code}. مرة أخرى: {code}. لا تشاركه مع أحد. إلى اللقاء.',
    test: 'هذه تجربة. رسائل متجرك تصل بهذه الطريقة.',
  },
} satisfies Record<string, Translation<typeof en>>

export type Language = 'en' | keyof typeof translations
const translated = Object.entries(translations).map(([language, texts]) => [
  language,
  createMessages<typeof en>(texts, language),
])
const catalogues: Readonly<Record<Language, Messages<typeof en>>> = {
  en: createMessages(en, 'en'),
  ...Object.fromEntries(translated),
}
export const languages = Object.keys(catalogues) as Language[]

/** The first supported language of the list; English when none is. */
export const languageOf = (...languageTags: readonly (string | null | undefined)[]): Language =>
  chooseLanguage(languages, languageTags, 'en').language

interface MessageParameters {
  readonly shop: string
  readonly code: string
  readonly minutes: number
}

export interface CodeMessageParameters extends MessageParameters {
  /**
   * The host where the code is entered, as `https://shop.example`; phones then only offer it on that page.
   */
  readonly address: string
}

/** A message with all its texts. */
export function renderMessage(
  kind: PhoneKind,
  language: Language,
  parameters: CodeMessageParameters,
): string {
  const messages = catalogues[language]
  const shop = parameters.shop.replaceAll(/\s+/g, ' ').trim()
  if (kind === 'CALL') return messages.call({ shop, code: [...parameters.code].join(', ') })
  return `${messages.sms({ ...parameters, shop })}${boundTo(parameters)}`
}

export const testMessage = (language: Language): string => catalogues[language].test

/** The last line by which phones match the code to the page it is for. */
function boundTo({ address, code }: CodeMessageParameters): string {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' ? `\n\n@${hostname} #${code}` : ''
}
