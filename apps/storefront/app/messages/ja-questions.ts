import type { Translation } from '@vitrine/messages'
import type { questionsEn } from './en-questions.ts'

export const questionsJa: Translation<typeof questionsEn> = {
  question: {
    open: 'この商品について質問する',
    text: 'ご質問',
    hint: 'メールでお返事します。',
    submit: '質問を送信',
    sent: 'ありがとうございます。ご質問を受け付けました。メールでお返事します。',
    refused: {
      text: 'お知りになりたいことを入力してください。',
      form: '質問を送信できませんでした。入力内容を確認して、もう一度お試しください。',
      variant:
        'この種類は現在取り扱っていません。別の種類をお選びください。入力内容は残っています。',
    },
  },
}
