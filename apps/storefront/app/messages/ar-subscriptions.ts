import type { Translation } from '@vitrine/messages'
import type { subscriptionsEn } from './en-subscriptions.ts'

export const subscriptionsAr: Translation<typeof subscriptionsEn> = {
  subscriptions: {
    title: 'الاشتراكات',
    why: 'ما يصلك بانتظام.',
    none: 'ليست لديك اشتراكات.',
    next: 'التالي في {date}',
    more: 'اشتراكات سابقة',
  },
  subscription: {
    terms: 'هذا اشتراك',
    termsOf: '{amount} في كل مرة. {terms}',
    charged:
      'يُدفع الطلب الأول الآن. تكلف الطلبات اللاحقة المبلغ نفسه، ويُضاف إليها التوصيل وضرائب ذلك اليوم. نخصم من البطاقة نفسها حيثما أمكن، ونرسل إليك رابطًا للدفع حيث لا يمكن. يمكنك الإيقاف المؤقت أو التخطي أو الإلغاء في أي وقت من حسابك أو عبر الرابط في رسائلنا.',
    unlimited: '{every}، حتى الإلغاء.',
    limited: {
      zero: '{every}، بلا تكرار.',
      one: '{every}، مرة واحدة.',
      two: '{every}، مرتان في المجموع.',
      few: '{every}، {n, number} مرات في المجموع.',
      many: '{every}، {n, number} مرة في المجموع.',
      other: '{every}، {n, number} مرة في المجموع.',
    },
    states: {
      PENDING: 'بانتظار الدفعة الأولى',
      ACTIVE: 'نشط',
      PAUSED: 'متوقف مؤقتًا',
      PAST_DUE: 'غير مدفوع',
      CANCELLED: 'ملغى',
      COMPLETED: 'مكتمل',
    },
    facts: {
      state: 'الحالة',
      price: 'السعر',
      plan: 'التكرار',
      next: 'الطلب التالي',
      ends: 'ينتهي في',
      delivery: 'التوصيل',
      address: 'عنوان التوصيل',
    },
    pastDue: 'لم تتم الدفعة الأخيرة. نحاول مجددًا في {date}؛ ويتيح لك الرابط في رسالتنا الدفع فورًا.',
    acts: {
      PAUSE: 'إيقاف مؤقت',
      RESUME: 'استئناف',
      SKIP_NEXT: 'تخطي طلب {date}',
      KEEP: 'التراجع عن الإلغاء',
      cancel: 'إلغاء الاشتراك',
    },
    resumes: 'خلال الإيقاف المؤقت لا يُطلب شيء ولا يُخصم شيء.',
    confirm: {
      title: 'إلغاء هذا الاشتراك؟',
      text: 'لن تتبعه طلبات أخرى. ما دُفع بالفعل سيُسلَّم.',
      now: 'الإلغاء الآن',
      later: 'الإلغاء في {date}',
      laterHint: 'يمكنك التراجع حتى ذلك الحين.',
      back: 'عدم الإلغاء',
    },
    history: 'الطلبات',
    outcomes: {
      SKIPPED: 'تم تخطيه',
      UNAVAILABLE: 'تعذّر تسليمه',
    },
    unpaid: 'تُرك لأن الطلب السابق لم يُدفع',
    order: 'الطلب {number}',
    changed: 'لم يعد هذا ممكنًا. هذا هو الوضع الحالي.',
    back: 'جميع الاشتراكات',
  },
}
