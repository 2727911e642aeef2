import type { Translation } from '@vitrine/messages'
import type { questionsEn } from './en-questions.ts'

export const questionsHe: Translation<typeof questionsEn> = {
  question: {
    open: 'שאלה על המוצר',
    text: 'השאלה שלך',
    hint: 'אנחנו עונים בדוא״ל.',
    submit: 'שליחת השאלה',
    sent: 'תודה. השאלה שלך הגיעה, ונענה בדוא״ל.',
    refused: {
      text: 'נא לכתוב מה תרצו לדעת.',
      form: 'אי אפשר היה לשלוח את השאלה. נא לבדוק את השדות ולנסות שוב.',
      variant: 'הגרסה הזאת אינה מוצעת עוד. נא לבחור אחרת; מה שכתבת עדיין כאן.',
    },
  },
}
