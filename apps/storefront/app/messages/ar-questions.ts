import type { Translation } from '@vitrine/messages'
import type { questionsEn } from './en-questions.ts'

export const questionsAr: Translation<typeof questionsEn> = {
  question: {
    open: 'اسأل عن هذا المنتج',
    text: 'سؤالك',
    hint: 'نرد بالبريد الإلكتروني.',
    submit: 'إرسال السؤال',
    sent: 'شكرًا لك. وصل سؤالك، وسنرد بالبريد الإلكتروني.',
    refused: {
      text: 'يُرجى كتابة ما تود معرفته.',
      form: 'تعذّر إرسال السؤال. يُرجى التحقق من الحقول والمحاولة مجددًا.',
      variant: 'لم يعد هذا الخيار متاحًا. يُرجى اختيار غيره؛ ما كتبته لا يزال هنا.',
    },
  },
}
