import type { Translation } from '@vitrine/messages'
import type { subscriptionsEn } from './en-subscriptions.ts'

export const subscriptionsJa: Translation<typeof subscriptionsEn> = {
  subscriptions: {
    title: '定期購入',
    why: '定期的にお届けする商品です。',
    none: '定期購入はありません。',
    next: '次回は {date}',
    more: '以前の定期購入',
  },
  subscription: {
    terms: 'この商品は定期購入です',
    termsOf: '毎回 {amount}。{terms}',
    charged:
      '初回分は今お支払いいただきます。2回目以降も同じ金額で、送料と当日の税が加わります。可能な場合は同じカードに請求し、できない場合はお支払い用のリンクをお送りします。アカウントまたはメール内のリンクから、いつでも休止・スキップ・解約できます。',
    unlimited: '{every}、解約されるまで。',
    limited: '{every}、全 {n, number} 回。',
    states: {
      PENDING: '初回のお支払い待ち',
      ACTIVE: '継続中',
      PAUSED: '休止中',
      PAST_DUE: '未払い',
      CANCELLED: '解約済み',
      COMPLETED: '完了',
    },
    facts: {
      state: '状態',
      price: '価格',
      plan: '頻度',
      next: '次回のご注文',
      ends: '終了日',
      delivery: '配送',
      address: 'お届け先',
      payment: 'お支払い',
    },
    methods: {
      SEPA: '口座振替 {hint}',
      none: 'メール内のリンクから',
    },
    waits:
      'お支払い待ちのご注文があります。ご自身でお支払いにならない場合は、{date} に登録済みのお支払い方法に請求します。',
    pastDue:
      '前回のお支払いができませんでした。{date} にもう一度お手続きします。メール内のリンクからすぐにお支払いいただけます。',
    acts: {
      PAUSE: '休止する',
      RESUME: '再開する',
      SKIP_NEXT: '{date} の注文をスキップ',
      KEEP: '解約を取り消す',
      pay: 'お支払い方法を変更',
      address: 'お届け先を変更',
      cancel: '定期購入を解約',
    },
    resumes: '休止中は、ご注文も請求もありません。',
    confirm: {
      title: 'この定期購入を解約しますか',
      text: '今後のご注文はありません。お支払い済みの分はお届けします。',
      now: '今すぐ解約',
      later: '{date} に解約',
      laterHint: 'それまでは取り消せます。',
      back: '解約しない',
    },
    pay: {
      title: 'お支払い方法を変更',
      next: '{date} 分のご注文を今お支払いいただき、すぐにお届けします。次のページでお支払い方法を選んでください。以後はその方法に請求します。',
      open: 'お支払い待ちのご注文を今お支払いいただきます。次のページでお支払い方法を選んでください。以後はその方法に請求します。',
      start: '選んで支払う',
      back: '変更しない',
      unavailable:
        '現在、次回のご注文を承れないため、お支払いいただくものがありません。後ほどもう一度お試しください。',
    },
    address: {
      title: 'お届け先を変更',
      text: '今後のご注文はそちらへお届けします。すでにご注文済みの分は、ご注文時のお届け先へお届けします。',
      save: 'お届け先を保存',
    },
    history: '注文履歴',
    outcomes: {
      SKIPPED: 'スキップ',
      UNAVAILABLE: 'お届けできませんでした',
    },
    unpaid: '前回のお支払いがないため、見送りました',
    order: 'ご注文 {number}',
    changed: 'この操作はできなくなりました。現在の内容は次のとおりです。',
    back: 'すべての定期購入',
  },
}
