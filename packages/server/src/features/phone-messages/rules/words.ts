import type { PhoneKind } from '@vitrine/contract/vocabulary'

interface Said {
  readonly shop: string
  readonly code: string
  readonly minutes: number
}
interface Voice {
  /** What is written. */
  readonly sms: (said: Said) => string
  /** What is spoken; digits come one by one. */
  readonly call: (said: Omit<Said, 'minutes'>) => string
  readonly test: string
}

const voices = {
  en: {
    sms: ({ shop, code, minutes }) =>
      `${code} is your code for ${shop}. It is good for ${minutes} minutes. Never pass it on.`,
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
} as const satisfies Record<string, Voice>

export type Language = keyof typeof voices
export const languages = Object.keys(voices) as Language[]

/** The first of the wishes that we speak; English when we speak none. */
export function languageOf(...wishes: readonly (string | null | undefined)[]): Language {
  const wanted = wishes.map((wish) => wish?.slice(0, 2).toLowerCase())
  return wanted.flatMap((wish) => languages.find((one) => one === wish) ?? [])[0] ?? 'en'
}

export interface Occasion extends Said {
  /** Where the code is typed in, as `https://shop.example`; phones then offer it on that page alone. */
  readonly address: string
}

/** A message with all its words. */
export function wordsOf(kind: PhoneKind, language: Language, said: Occasion): string {
  const voice: Voice = voices[language]
  const shop = said.shop.replaceAll(/\s+/g, ' ').trim()
  if (kind === 'CALL') return voice.call({ shop, code: [...said.code].join(', ') })
  return `${voice.sms({ ...said, shop })}${boundTo(said)}`
}

export const testWords = (language: Language): string => voices[language].test

/** The last line by which phones know the page a code is for. */
function boundTo({ address, code }: Occasion): string {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' ? `\n\n@${hostname} #${code}` : ''
}
