import type { Translation } from '@vitrine/messages'
import type { giftCardsEn } from './en-gift-cards.ts'

export const giftCardsAr: Translation<typeof giftCardsEn> = {
  gift: {
    title: 'لمن هي؟',
    fields: {
      recipientName: 'الاسم',
      recipientEmail: 'البريد الإلكتروني',
      senderName: 'من',
      sendDate: 'تاريخ الإرسال',
      message: 'الرسالة',
    },
    emailHint: 'من دونه تصل بطاقة الهدية إليك.',
    dateHint: 'إذا تُرك فارغًا: فور الدفع.',
  },
  giftCardBalance: {
    why: 'يُرجى إدخال رمز بطاقة الهدية لمعرفة رصيدها.',
    label: 'رمز بطاقة الهدية',
    hint: 'تجده في رسالة بطاقة الهدية.',
    submit: 'عرض الرصيد',
    left: 'رصيد بطاقة الهدية المنتهية بـ {code}',
    until: 'يمكن استخدامه حتى {date}.',
    forever: 'لا تنتهي صلاحيته.',
    states: {
      ACTIVE: 'للدفع بها يُرجى إدخال الرمز عند إتمام الشراء.',
      SPENT: 'استُخدم كامل رصيدها.',
      EXPIRED: 'انتهت صلاحيتها في {date}.',
      DISABLED: 'أوقفها المتجر. يمكن مراسلتنا إن لم يكن السبب معروفًا.',
    },
    missing: 'يُرجى إدخال الرمز.',
    unknown: 'لا نعرف هذا الرمز. يُرجى التحقق من كتابته.',
    throttled: 'جُرّبت رموز كثيرة جدًا. يُرجى الانتظار دقيقة ثم المحاولة مجددًا.',
    shop: 'إلى التسوق',
  },
  storeCredit: {
    title: 'رصيد المتجر',
    why: 'يمكن استخدامه عند إتمام الشراء بعد تسجيل الدخول.',
    none: 'ليس لديك رصيد في المتجر.',
    left: 'الرصيد المتاح',
    expiring: 'تنتهي صلاحية {amount} منه في {date}.',
    history: 'الحركات',
    kinds: {
      GIVEN: 'من المتجر',
      REFUNDED: 'مبلغ مسترد',
      SPENT: 'مُستخدَم',
      RETURNED: 'مُعاد',
      TAKEN_BACK: 'استرجعه المتجر',
      EXPIRED: 'منتهي الصلاحية',
    },
    order: 'الطلب {number}',
    until: 'حتى {date}',
  },
}
