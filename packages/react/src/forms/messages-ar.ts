import { createMessages, type Translation } from '@vitrine/messages'
import type { en, FormMessages } from './messages.ts'

const ar: Translation<typeof en> = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  nickname: 'الاسم',
  code: 'الرمز',
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  signIn: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  verify: 'تأكيد',
  resend: 'إرسال رمز جديد',
  resent: 'رمز جديد في الطريق.',
  isBusy: 'لحظة …',
  codeMailed: 'أرسلنا إليك رسالة بريد إلكتروني. يُرجى إدخال الأرقام الستة الواردة فيها.',
  codeWanted: ({ hint }) =>
    hint ? `يُرجى إدخال الرمز المُرسل إلى \u2068${hint}\u2069.` : 'يُرجى إدخال رمز خطوتك الثانية.',
  passkeyWanted: 'يُرجى إظهار مفتاح المرور: سيطلب جهازك فتح القفل.',
  passkeyMissing: 'لم يظهر مفتاح مرور مناسب. يُرجى المحاولة مرة أخرى.',
  chooseFactor: 'كيف تود تأكيد هويتك؟',
  factors: {
    TOTP: 'تطبيق المصادقة',
    EMAIL: 'البريد الإلكتروني',
    SMS: 'رسالة نصية',
    CALL: 'مكالمة هاتفية',
    WEBAUTHN: 'مفتاح مرور',
    RECOVERY_CODE: 'رمز استرداد',
  },
  rememberDevice: 'عدم السؤال مجددًا على هذا الجهاز',
  waitsForOwner: 'شكرًا لك. يمكنك تسجيل الدخول بعد الموافقة على حسابك؛ ستصلك رسالة بذلك.',
  empty: 'يُرجى ملء هذا الحقل.',
  wrongCode: 'هذا الرمز غير صحيح أو قديم.',
  failed: 'لم ينجح ذلك. يُرجى المحاولة بعد لحظات.',
  refusals: {
    invalidEmail: 'لا يوجد حساب بهذا البريد الإلكتروني.',
    invalidPassword: 'كلمة المرور لا تطابق هذا البريد الإلكتروني.',
    emailAlreadyExists: 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
    resetPassword: 'لم تعد كلمة المرور هذه صالحة. يُرجى اختيار كلمة جديدة.',
    missingCaptchaToken: 'يُرجى تأكيد أنك لست روبوتًا.',
    invalidCaptchaToken: 'يُرجى التأكيد مرة أخرى أنك لست روبوتًا.',
  },
}

export const arabic: FormMessages = /* @__PURE__ */ createMessages<typeof en>(ar, 'ar')
