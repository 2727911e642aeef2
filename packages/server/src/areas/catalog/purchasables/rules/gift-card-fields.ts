import { key } from '../../options/index.ts'
import type { Modifier } from '../../shared/model/product.ts'
import type { GiftCardTexts, PurchasableReference, ReferenceProblem } from '../model/purchasable.ts'

type FieldName = keyof GiftCardTexts

const fieldNames: readonly FieldName[] = [
  'recipientName',
  'recipientEmail',
  'senderName',
  'sendDate',
  'message',
]
const lengths: Readonly<Record<FieldName, number>> = {
  recipientName: 100,
  recipientEmail: 254,
  senderName: 100,
  sendDate: 10,
  message: 500,
}
const english: Readonly<Record<FieldName, string>> = {
  recipientName: 'For',
  recipientEmail: 'E-mail of the recipient',
  senderName: 'From',
  sendDate: 'Sent on',
  message: 'Message',
}
const namesByLanguage: Readonly<Record<string, Readonly<Record<FieldName, string>>>> = {
  en: english,
  de: {
    recipientName: 'Für',
    recipientEmail: 'E-Mail des Empfängers',
    senderName: 'Von',
    sendDate: 'Versand am',
    message: 'Nachricht',
  },
  es: {
    recipientName: 'Para',
    recipientEmail: 'Correo del destinatario',
    senderName: 'De parte de',
    sendDate: 'Enviar el',
    message: 'Mensaje',
  },
  fr: {
    recipientName: 'Pour',
    recipientEmail: 'E-mail du destinataire',
    senderName: 'De la part de',
    sendDate: 'À envoyer le',
    message: 'Message',
  },
  it: {
    recipientName: 'Per',
    recipientEmail: 'E-mail del destinatario',
    senderName: 'Da parte di',
    sendDate: 'Da inviare il',
    message: 'Messaggio',
  },
  he: {
    recipientName: 'אל',
    recipientEmail: 'דוא״ל של מקבל המתנה',
    senderName: 'מאת',
    sendDate: 'לשליחה בתאריך',
    message: 'ברכה',
  },
  ar: {
    recipientName: 'إلى',
    recipientEmail: 'بريد المستلم الإلكتروني',
    senderName: 'من',
    sendDate: 'تاريخ الإرسال',
    message: 'الرسالة',
  },
  ja: {
    recipientName: '贈り先',
    recipientEmail: '贈り先のメールアドレス',
    senderName: '贈り主',
    sendDate: '送信日',
    message: 'メッセージ',
  },
}

/** Names of the fields in the language of the shop; English where there are no others. */
const namesIn = (locale: string) => namesByLanguage[locale.split('-')[0] ?? ''] ?? english

/** The optional text fields of every gift card. */
export const giftCardModifiers = (locale: string): Modifier[] =>
  fieldNames.map((name) => ({
    id: name,
    key: name,
    name: namesIn(locale)[name],
    isShared: false,
    renderType: 'FREE_TEXT',
    mandatory: false,
    freeText: {
      title: namesIn(locale)[name],
      key: name,
      minCharCount: 0,
      maxCharCount: lengths[name],
      addedPrice: '0',
    },
    choices: [],
  }))

/** The buyer's texts for a gift card, by any of the field names. */
export function giftCardTextsOf(texts: PurchasableReference['texts']): GiftCardTexts {
  const given = new Map(Object.entries(texts).map(([name, text]) => [key(name), text.trim()]))
  const textOf = (name: FieldName) =>
    [name, ...Object.values(namesByLanguage).map((names) => names[name])]
      .map((one) => given.get(key(one)))
      .find((text) => text !== undefined) ?? ''
  return Object.fromEntries(
    fieldNames.map((name) => [name, textOf(name)]),
  ) as unknown as GiftCardTexts
}

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const dayForm = /^\d{4}-\d{2}-\d{2}$/

const isDay = (text: string) =>
  dayForm.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** Refuses an address that no mail reaches, and a day that is none. */
export function giftCardProblems(texts: PurchasableReference['texts']): ReferenceProblem[] {
  const { recipientEmail, sendDate } = giftCardTextsOf(texts)
  const problem = (field: FieldName, description: string): ReferenceProblem => ({
    rule: 'INVALID_TEXT',
    description: `"${english[field]}" ${description}`,
    data: { field },
  })
  return [
    ...(recipientEmail === '' || emailForm.test(recipientEmail)
      ? []
      : [problem('recipientEmail', 'takes an e-mail address such as ada@example.com')]),
    ...(sendDate === '' || isDay(sendDate)
      ? []
      : [problem('sendDate', 'takes a day such as 2026-12-24')]),
  ]
}
