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
    },
    pastDue:
      '前回のお支払いができませんでした。{date} にもう一度お手続きします。メール内のリンクからすぐにお支払いいただけます。',
    acts: {
      PAUSE: '休止する',
      RESUME: '再開する',
      SKIP_NEXT: '{date} の注文をスキップ',
      KEEP: '解約を取り消す',
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
