import type { PhoneKind } from '@vitrine/contract/vocabulary'

interface MessageParameters {
  readonly shop: string
  readonly code: string
  readonly minutes: number
}
interface Templates {
  /** What is written. */
  readonly sms: (parameters: MessageParameters) => string
  /** The text of a call; digits are read one by one. */
  readonly call: (parameters: Omit<MessageParameters, 'minutes'>) => string
  readonly test: string
}

const templates = {
  en: {
    sms: ({ shop, code, minutes }) =>
      `${code} is your code for ${shop}. It is valid for ${minutes} minutes. Never pass it on.`,
    call: ({ shop, code }) =>
      `Hello. Your code for ${shop} is: ${code}. Once more: ${code}. Never pass it on. Goodbye.`,
    test: 'This is a test. Messages from your shop travel this way.',
  },
  de: {
    sms: ({ shop, code, minutes }) =>
      `${code} ist dein Code für ${shop}. Er gilt ${minutes} Minuten. Gib ihn niemals weiter.`,
    call: ({ shop, code }) =>
      `Guten Tag. Dein Code für ${shop} ist: ${code}. Noch einmal: ${code}. Gib ihn niemals weiter. Auf Wiederhören.`,
    test: 'Das ist ein Test. Nachrichten aus deinem Laden nehmen diesen Weg.',
  },
  fr: {
    sms: ({ shop, code, minutes }) =>
      `${code} est votre code pour ${shop}. Il est valable ${minutes} minutes. Ne le transmettez jamais.`,
    call: ({ shop, code }) =>
      `Bonjour. Votre code pour ${shop} est : ${code}. Je répète : ${code}. Ne le transmettez jamais. Au revoir.`,
    test: 'Ceci est un essai. Les messages de votre boutique passent par ici.',
  },
  es: {
    sms: ({ shop, code, minutes }) =>
      `${code} es tu código para ${shop}. Vale ${minutes} minutos. No se lo des nunca a nadie.`,
    call: ({ shop, code }) =>
      `Hola. Tu código para ${shop} es: ${code}. Repito: ${code}. No se lo des nunca a nadie. Adiós.`,
    test: 'Esto es una prueba. Los mensajes de tu tienda viajan por aquí.',
  },
  it: {
    sms: ({ shop, code, minutes }) =>
      `${code} è il tuo codice per ${shop}. Vale ${minutes} minuti. Non darlo mai a nessuno.`,
    call: ({ shop, code }) =>
      `Buongiorno. Il tuo codice per ${shop} è: ${code}. Ripeto: ${code}. Non darlo mai a nessuno. Arrivederci.`,
    test: 'Questa è una prova. I messaggi del tuo negozio passano di qui.',
  },
  pt: {
    sms: ({ shop, code, minutes }) =>
      `${code} é o seu código para ${shop}. Vale ${minutes} minutos. Nunca o dê a ninguém.`,
    call: ({ shop, code }) =>
      `Olá. O seu código para ${shop} é: ${code}. Repito: ${code}. Nunca o dê a ninguém. Adeus.`,
    test: 'Isto é um teste. As mensagens da sua loja seguem por aqui.',
  },
  nl: {
    sms: ({ shop, code, minutes }) =>
      `${code} is je code voor ${shop}. Hij is ${minutes} minuten geldig. Geef hem nooit door.`,
    call: ({ shop, code }) =>
      `Hallo. Je code voor ${shop} is: ${code}. Nog een keer: ${code}. Geef hem nooit door. Tot ziens.`,
    test: 'Dit is een test. Berichten van je winkel gaan deze weg.',
  },
  ja: {
    sms: ({ shop, code, minutes }) =>
      `${code} は ${shop} の確認コードです。${minutes} 分間有効です。誰にも教えないでください。`,
    call: ({ shop, code }) =>
      `こんにちは。${shop} の確認コードは、${code}。もう一度お伝えします、${code}。誰にも教えないでください。`,
    test: 'これはテストです。ショップからのメッセージはこのように届きます。',
  },
  he: {
    sms: ({ shop, code, minutes }) =>
      `${code} הוא הקוד שלך עבור ${shop}. הוא תקף ל-${minutes} דקות. אין להעביר אותו לאיש.`,
    call: ({ shop, code }) =>
      `שלום. הקוד שלך עבור ${shop} הוא: ${code}. שוב: ${code}. אין להעביר אותו לאיש. להתראות.`,
    test: 'זוהי בדיקה. הודעות מהחנות שלך עוברות בדרך הזאת.',
  },
} as const satisfies Record<string, Templates>

export type Language = keyof typeof templates
export const languages = Object.keys(templates) as Language[]

/** The first supported language of the list; English when none is. */
export function languageOf(...languageTags: readonly (string | null | undefined)[]): Language {
  const requestedCodes = languageTags.map((tag) => tag?.slice(0, 2).toLowerCase())
  return requestedCodes.flatMap((tag) => languages.find((one) => one === tag) ?? [])[0] ?? 'en'
}

export interface CodeMessageParameters extends MessageParameters {
  /** Where the code is typed in, as `https://shop.example`; phones then offer it on that page alone. */
  readonly address: string
}

/** A message with all its texts. */
export function renderMessage(
  kind: PhoneKind,
  language: Language,
  parameters: CodeMessageParameters,
): string {
  const template: Templates = templates[language]
  const shop = parameters.shop.replaceAll(/\s+/g, ' ').trim()
  if (kind === 'CALL') return template.call({ shop, code: [...parameters.code].join(', ') })
  return `${template.sms({ ...parameters, shop })}${boundTo(parameters)}`
}

export const testMessage = (language: Language): string => templates[language].test

/** The last line by which phones match the code to the page it is for. */
function boundTo({ address, code }: CodeMessageParameters): string {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' ? `\n\n@${hostname} #${code}` : ''
}
