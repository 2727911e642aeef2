import type { Translation } from '@vitrine/messages'
import type { giftCardsEn } from './en-gift-cards.ts'

export const giftCardsJa: Translation<typeof giftCardsEn> = {
  gift: {
    title: '贈り先',
    fields: {
      recipientName: 'お名前',
      recipientEmail: 'メールアドレス',
      senderName: '贈り主',
      sendDate: '送信日',
      message: 'メッセージ',
    },
    emailHint: '未入力の場合は、お客様にお届けします。',
    dateHint: '未入力の場合は、お支払い後すぐにお送りします。',
  },
  giftCardBalance: {
    why: 'ギフトカードのコードを入力すると、残高を確認できます。',
    label: 'ギフトカードのコード',
    hint: 'ギフトカードのメールに記載されています。',
    submit: '残高を表示',
    left: '末尾が {code} のギフトカードの残高',
    until: '{date} まで使えます。',
    forever: '有効期限はありません。',
    states: {
      ACTIVE: 'ご購入手続きでコードを入力するとお支払いに使えます。',
      SPENT: '残高はすべて使われました。',
      EXPIRED: '{date} に有効期限が切れました。',
      DISABLED: 'ショップにより無効になっています。お心当たりがない場合はお問い合わせください。',
    },
    missing: 'コードを入力してください。',
    unknown: 'このコードは見つかりません。入力内容をご確認ください。',
    throttled: '試したコードが多すぎます。1分ほど待ってから、もう一度お試しください。',
    shop: 'お買い物へ',
  },
  storeCredit: {
    title: 'ストアクレジット',
    why: 'ログイン中のご購入手続きで使えます。',
    none: 'ストアクレジットはありません。',
    left: '使える残高',
    expiring: 'うち {amount} は {date} に失効します。',
    history: '増減の履歴',
    kinds: {
      GIVEN: 'ショップから付与',
      REFUNDED: '返金',
      SPENT: '使用',
      RETURNED: '返還',
      TAKEN_BACK: 'ショップによる取り消し',
      EXPIRED: '失効',
    },
    order: 'ご注文 {number}',
    until: '{date} まで',
  },
}
