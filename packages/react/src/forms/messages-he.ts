import { createMessages, type Translation } from '@vitrine/messages'
import type { en, FormMessages } from './messages.ts'

const he: Translation<typeof en> = {
  email: 'דוא״ל',
  password: 'סיסמה',
  nickname: 'שם',
  code: 'קוד',
  show: 'הצגת הסיסמה',
  hide: 'הסתרת הסיסמה',
  signIn: 'התחברות',
  register: 'יצירת חשבון',
  verify: 'אישור',
  resend: 'שליחת קוד חדש',
  resent: 'קוד חדש בדרך.',
  isBusy: 'רגע אחד …',
  codeMailed: 'שלחנו אליך הודעת דוא״ל. יש להזין את שש הספרות שבה.',
  codeWanted: ({ hint }) =>
    hint ? `יש להזין את הקוד שנשלח אל \u2068${hint}\u2069.` : 'יש להזין את הקוד של השלב השני.',
  passkeyWanted: 'נא להציג את מפתח הגישה: המכשיר מבקש לבטל את הנעילה.',
  passkeyMissing: 'לא הוצג מפתח גישה מתאים. נא לנסות שוב.',
  chooseFactor: 'איך לאשר שההתחברות שלך?',
  factors: {
    TOTP: 'אפליקציית אימות',
    EMAIL: 'דוא״ל',
    SMS: 'הודעת טקסט',
    CALL: 'שיחת טלפון',
    WEBAUTHN: 'מפתח גישה',
    RECOVERY_CODE: 'קוד שחזור',
  },
  rememberDevice: 'לא לשאול שוב במכשיר הזה',
  waitsForOwner: 'תודה. אפשר יהיה להתחבר לאחר אישור החשבון; תישלח אליך הודעה.',
  empty: 'נא למלא את השדה הזה.',
  wrongCode: 'הקוד אינו מתאים, או שתוקפו פג.',
  failed: 'זה לא הצליח. נא לנסות שוב בעוד רגע.',
  refusals: {
    invalidEmail: 'אין חשבון עם כתובת הדוא״ל הזאת.',
    invalidPassword: 'הסיסמה אינה מתאימה לכתובת הדוא״ל הזאת.',
    emailAlreadyExists: 'כבר יש חשבון עם כתובת הדוא״ל הזאת.',
    resetPassword: 'הסיסמה הזאת כבר אינה תקפה. נא לבחור סיסמה חדשה.',
    missingCaptchaToken: 'נא לאשר שאינך רובוט.',
    invalidCaptchaToken: 'נא לאשר שוב שאינך רובוט.',
  },
}

export const hebrew: FormMessages = /* @__PURE__ */ createMessages<typeof en>(he, 'he')
