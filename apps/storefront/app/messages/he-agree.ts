import type { Translation } from '@vitrine/messages'
import type { agreeEn } from './en-agree.ts'

export const agreeHe: Translation<typeof agreeEn> = {
  agree: {
    title: 'שינוי בהזמנה {number}',
    why: '{shop} מבקשת לשנות את ההזמנה שלך. שום דבר לא ישתנה לפני אישורך.',
    lines: 'ההזמנה לאחר השינוי',
    line: '{n} × {name}',
    added: 'חדש',
    before: 'עד כה {n}',
    removed: 'כבר לא בהזמנה',
    totalBefore: 'סך הכול עד כה',
    total: 'סך הכול החדש',
    toPay: 'נותר לך לשלם {amount}.',
    toPayBack: 'יוחזרו לך {amount}.',
    same: 'אין תשלום נוסף.',
    button: 'אישור {total}',
    agreed: 'תודה: ההזמנה שלך שונתה.',
    outdated: 'החנות כבר אינה מבקשת זאת. אם יש שאלה, אפשר לכתוב לחנות.',
    pay: 'תשלום {amount} עכשיו',
    changed: 'משהו השתנה בינתיים. נא לעיין שוב.',
    soldOut: 'משהו אזל בינתיים. נא לכתוב לחנות.',
  },
}
