import type { Translation } from '@vitrine/messages'
import type { agreeEn } from './en-agree.ts'

export const agreeAr: Translation<typeof agreeEn> = {
  agree: {
    title: 'تعديل طلبك {number}',
    why: 'يودّ متجر {shop} تعديل طلبك. لن يتغيّر شيء قبل موافقتك.',
    lines: 'الطلب بعد التعديل',
    line: '{n} × {name}',
    added: 'جديد',
    before: 'حتى الآن {n}',
    removed: 'لم يعد ضمن الطلب',
    totalBefore: 'الإجمالي حتى الآن',
    total: 'الإجمالي الجديد',
    toPay: 'يبقى عليك دفع {amount}.',
    toPayBack: 'يُعاد إليك {amount}.',
    same: 'لا دفع إضافي.',
    button: 'الموافقة على {total}',
    agreed: 'شكرًا لك: تم تعديل طلبك.',
    outdated: 'لم يعد المتجر يطلب هذا. يمكن مراسلة المتجر عند وجود سؤال.',
    pay: 'دفع {amount} الآن',
    changed: 'تغيّر شيء في هذه الأثناء. يُرجى المراجعة مرة أخرى.',
    soldOut: 'نفد شيء في هذه الأثناء. يُرجى مراسلة المتجر.',
  },
}
