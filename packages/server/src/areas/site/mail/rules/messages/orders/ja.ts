import type { Translation } from '@vitrine/messages'
import type { enOrders } from './en.ts'

export const jaOrders: Translation<typeof enOrders> = {
  'order-confirmed': {
    subject: '{shop} でのご注文 {orderNumber}',
    title: 'ご注文ありがとうございます',
    lines: ['ご注文 {orderNumber} を承りました。下のボタンから状況をご覧いただけます。'],
    action: '注文を見る',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'order-paid': {
    subject: 'ご注文 {orderNumber} のお支払いを確認しました',
    title: 'お支払いを確認しました',
    lines: [
      '{shop} でのご注文 {orderNumber} のお支払い {amount} を確認しました。ありがとうございます。',
    ],
    action: '注文を見る',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'order-payment-failed': {
    subject: 'ご注文 {orderNumber} のお支払いが完了していません',
    title: 'お支払いが完了していません',
    lines: [
      '{shop} でのご注文 {orderNumber} について、請求は行われていません。下のボタンからお支払いいただくか、別のお支払い方法をお選びください。',
    ],
    action: '支払う',
    note: 'すでにお支払い済みの場合、お手続きは不要です。',
  },
  'gift-card': {
    subject: '{shop} の {amount} のギフトカード',
    title: 'ギフトカードが届きました',
    lines: [
      'このギフトカードは {shop} で {amount} 分お使いいただけます。お支払いの際にコードを入力してください。数回に分けて使えます。',
    ],
    action: 'ショップへ',
    note: 'このメールは大切に保管してください。コードを知っている人は誰でもカードを使えます。',
  },
  'store-credit-ending': {
    subject: '{amount} のストアクレジットの期限は {date} です',
    title: 'ストアクレジットの期限が近づいています',
    lines: [
      '{shop} のストアクレジット {amount} 分は {date} までお使いいただけます。期限を過ぎた残高は失効します。',
    ],
    action: 'ストアクレジットを見る',
    note: 'ログインしていると、お支払いの際にご利用いただけます。',
  },
  'subscription-renewing': {
    subject: '定期購入「{product}」の次回は {date} です',
    title: '次回のご注文のお知らせ',
    lines: [
      '{shop} での定期購入「{product}」の次回は {date} です。金額は {amount} で、送料がかかる場合があります。',
    ],
    action: '定期購入を見る',
    note: '今回ご不要の場合は、定期購入のページで今回分を飛ばすか、解約できます。',
  },
  'subscription-payment-failed': {
    subject: '「{product}」のお支払いができませんでした',
    title: 'お支払いができませんでした',
    lines: [
      '{shop} での定期購入「{product}」の {amount} をお引き落としできませんでした。下のボタンからお支払いいただくか、別のお支払い方法をお選びください。お支払いがない場合は {date} に再度お引き落としします。',
    ],
    action: '支払う',
    note: 'すでにお支払い済みの場合、お手続きは不要です。',
  },
  'subscription-cancelled': {
    subject: '定期購入「{product}」を解約しました',
    title: '定期購入を解約しました',
    lines: ['{shop} での定期購入「{product}」の解約を確認いたしました。今後のご注文はありません。'],
    action: '定期購入を見る',
    note: 'お心当たりがない場合は、ご連絡ください。',
  },
  'subscription-unavailable': {
    subject: '「{product}」は今回お届けできません',
    title: '今回のご注文はありません',
    lines: [
      '{shop} での定期購入「{product}」のお届け時期ですが、現在お届けできません。今回分の料金はかからず、定期購入は続きます。',
    ],
    action: '定期購入を見る',
    note: 'ご不明な点は、ご連絡ください。',
  },
  'payment-requested': {
    subject: 'ご注文 {orderNumber} の {amount} のお支払いのお願い',
    title: 'お支払いのお願い',
    lines: [
      '{shop} より、ご注文 {orderNumber} について {amount} のお支払いをお願いしています。下のボタンから、お支払い方法をお選びいただけます。',
    ],
    action: '支払う',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。すでにお支払い済みの場合、お手続きは不要です。',
  },
  'order-cancelled': {
    subject: '{shop} でのご注文 {orderNumber} はキャンセルされました',
    title: 'ご注文はキャンセルされました',
    lines: ['{shop} でのご注文 {orderNumber} はキャンセルされました。'],
    action: '注文を見る',
    note: 'お心当たりがない場合は、お手数ですがご連絡ください。',
  },
  'order-edited': {
    subject: '{shop}のご注文 {orderNumber} が変更されました',
    title: 'ご注文が変更されました',
    lines: ['{shop}がご注文 {orderNumber} を変更しました。現在の内容は次のとおりです。'],
    action: '注文を見る',
    note: 'お心当たりがない場合は、ご連絡ください。',
  },
  'order-change-proposed': {
    subject: 'ご注文 {orderNumber} の変更をご確認ください',
    title: 'ご注文の変更のお願い',
    lines: [
      '{shop}がご注文 {orderNumber} の変更を希望しています。変更後の合計は {amount} です。同意いただくまで変更されません。',
    ],
    action: '確認して同意する',
    note: 'お心当たりがない場合は、ご連絡ください。',
  },
  'order-refunded': {
    subject: 'ご注文 {orderNumber} の返金',
    title: '返金の手続きをしました',
    lines: [
      '{shop} でのご注文 {orderNumber} のうち {amount} を返金いたします。銀行によっては数日かかる場合があります。',
    ],
    action: '注文を見る',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'order-credited': {
    subject: 'ご注文 {orderNumber} のストアクレジット',
    title: 'ストアクレジットを付与しました',
    lines: [
      '{shop} でのご注文 {orderNumber} のうち {amount} を返金いたします。このうち {credit} はストアクレジットで、お支払いの際にすぐお使いいただけます。',
    ],
    action: '注文を見る',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'order-shipped': {
    subject: 'ご注文 {orderNumber} を発送しました',
    title: 'お荷物を発送しました',
    lines: ['{shop} でのご注文 {orderNumber} のお荷物を発送しました。'],
    action: '注文を見る',
    follow: '荷物を追跡する',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'order-ready': {
    subject: 'ご注文 {orderNumber} の受け取り準備ができました',
    title: '受け取りの準備ができました',
    lines: ['{shop} でのご注文 {orderNumber} の準備ができました。今すぐお受け取りいただけます。'],
    action: '注文を見る',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'return-requested': {
    subject: '返品 {returnNumber} を受け付けました',
    title: '返品について',
    lines: [
      '{shop} でのご注文 {orderNumber} の返品のご希望を受け付けました。確認のうえ、ご連絡いたします。',
    ],
    action: '注文を見る',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'return-agreed': {
    subject: '返品 {returnNumber}：商品をお送りください',
    title: '返品を承りました',
    lines: [
      '{shop} でのご注文 {orderNumber} の返品 {returnNumber} を承りました。返品番号を書いたメモをお荷物に同封してください。',
    ],
    action: '注文を見る',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'return-declined': {
    subject: '返品 {returnNumber}：お受けできません',
    title: '返品をお受けできません',
    lines: [
      '{shop} でのご注文 {orderNumber} の返品 {returnNumber} は、申し訳ございませんがお受けできません。',
    ],
    action: '注文を見る',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'return-refunded': {
    subject: '返品 {returnNumber} の返金手続きをしました',
    title: '返金手続きをしました',
    lines: [
      '{shop} でのご注文 {orderNumber} の返品 {returnNumber} について {amount} を返金いたします。銀行によっては数日かかる場合があります。',
    ],
    action: '注文を見る',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'return-credited': {
    subject: '返品 {returnNumber} のストアクレジット',
    title: 'ストアクレジットを付与しました',
    lines: [
      '{shop} でのご注文 {orderNumber} の返品 {returnNumber} について {amount} を返金いたします。このうち {credit} はストアクレジットで、お支払いの際にすぐお使いいただけます。',
    ],
    action: '注文を見る',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'withdrawal-received': {
    subject: 'ご注文 {orderNumber} の契約撤回の受領確認',
    title: '契約撤回を受け付けました',
    lines: [
      '{shop} でのご注文 {orderNumber} の契約の撤回を受け付けました。お申し出の内容と日時を記した受領確認です。大切に保管してください。',
    ],
    action: '注文を見る',
    note: 'このメールは、契約撤回の際にこのアドレスが入力されたためお送りしています。',
  },
  'subscription-unavailable-for-shop': {
    subject: '{shop} の {product} の定期購入が見送られました',
    title: '定期購入が見送られました',
    lines: [
      '{buyer} 様に {product} を再度お届けする予定でしたが、売り切れているか、お約束した条件での販売または配送ができません。今回は注文も請求もありません。お客様にはお知らせ済みで、定期購入は次の予定日から続きます。',
    ],
    action: '定期購入を開く',
    note: 'このメールは、ショップのオーナーにお送りしています。',
  },
  'return-for-shop': {
    subject: '{shop} の注文 {orderNumber} の返品',
    title: '返品の希望があります',
    lines: [
      '{buyer} 様が注文 {orderNumber} の返品を希望されています。ご確認のうえ、ご判断ください。',
    ],
    action: '注文を開く',
    note: 'このメールは、ショップのオーナーにお送りしています。',
  },
  'withdrawal-for-shop': {
    subject: '{shop} の注文 {orderNumber} の契約撤回',
    title: '契約の撤回がありました',
    lines: [
      '{buyer} 様が注文 {orderNumber} の契約を撤回されました。受領確認は送信済みです。14日以内に返金する必要があります。',
    ],
    action: '注文を開く',
    note: 'このメールは、ショップのオーナーにお送りしています。',
  },
  invoice: {
    subject: '{shop} の請求書 {invoiceNumber}',
    title: '請求書',
    lines: ['{shop} でのご注文 {orderNumber} の請求書をお送りします。'],
    action: '請求書を開く',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'credit-note': {
    subject: '{shop} の返金明細書 {invoiceNumber}',
    title: '返金明細書',
    lines: ['{shop} でのご注文 {orderNumber} の返金明細書をお送りします。'],
    action: '返金明細書を開く',
    note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
  },
  'checkout-reminder': {
    subject: '{shop} にお忘れの商品があります',
    title: '商品はまだあります',
    lines: [
      '{shop} でお選びいただいた商品が、まだご注文されていません。下のボタンから、この端末でも別の端末でも続きからお手続きいただけます。',
    ],
    more: { other: 'ほか {n} 点' },
    action: '続ける',
    unsubscribe: '{shop} からのリマインダーを停止する',
    note: 'このメールは、ご購入手続きの際にこのアドレスが入力されたためお送りしています。商品の取り置きはしていません。価格と在庫は本日のものです。',
  },
  'back-in-stock': {
    subject: '{product} が {shop} に再入荷しました',
    title: '再入荷しました',
    lines: [
      '{product} が {shop} に再入荷しました。お知らせをご希望いただいていた商品です。',
      '商品の取り置きはしておりません。先にご注文いただいた方にお届けします。',
    ],
    action: '商品を見る',
    unsubscribe: '{shop} からのこのようなお知らせを停止する',
    note: 'このメールは、このアドレスでお知らせのご希望をいただいたためお送りしています。この商品のお知らせは今回のみです。',
  },
  'price-drops': {
    subject: '{shop} のほしい物リストの商品が値下がりしました',
    title: 'お求めやすくなりました',
    lines: ['{shop} のほしい物リストにある次の商品が、以前よりお求めやすくなりました。'],
    item: '{now}(以前は {before})',
    action: 'ほしい物リストを開く',
    unsubscribe: '{shop} からの価格のお知らせを停止する',
    note: 'このメールは、このアドレスで価格のお知らせのご希望があったため、一日に一通までお送りしています。',
  },
  'price-mails-confirm': {
    subject: '{shop} の価格のお知らせ:アドレスのご確認',
    title: 'あと一歩です',
    lines: [
      'ほしい物リストの価格が下がったときにこのアドレスへお知らせするよう、{shop} にご依頼がありました。ご確認いただければお送りします。',
    ],
    action: 'アドレスを確認する',
    note: 'お心当たりがない場合は、何もする必要はありません。ご確認がなければ、以後メールはお送りしません。',
  },
  'newsletter-confirm': {
    subject: '{shop} のニュースレター:アドレスのご確認',
    title: 'あと一歩です',
    lines: [
      'このアドレスで {shop} のニュースレターのお申し込みがありました。ご確認いただければ、次号からお届けします。',
    ],
    action: 'アドレスを確認する',
    note: 'お心当たりがない場合は、何もする必要はありません。ご確認がなければ、以後メールはお送りしません。',
  },
  'review-request': {
    subject: '{shop} でお買い上げの商品はいかがですか',
    title: 'ご感想をお聞かせください',
    lines: [
      '先日、{shop} のご注文 {orderNumber} をお届けしました。商品はいかがでしたか。良い点も気になる点も、お客様のレビューがほかの方の参考になります。',
    ],
    action: 'レビューを書く',
    unsubscribe: '{shop} からのレビューのお願いを停止する',
    note: 'このメールは、このアドレスでご注文いただいたため、ご注文ごとに一度だけお送りしています。',
  },
  'contact-message': {
    subject: '{sender} さんから {shop} へのメッセージ',
    title: 'メッセージが届きました',
    lines: [
      '{sender} さんがお問い合わせフォームから送信しました。このメールに返信すると、ご本人に届きます。',
    ],
    labels: { email: 'メールアドレス', phone: '電話番号', message: 'メッセージ' },
    action: 'すべてのメッセージ',
    note: '訪問者からのメッセージをショップがお知らせしています。',
  },
  'product-question': {
    subject: '{product} についてのご質問（{shop}）',
    title: '商品についてのご質問',
    lines: [
      '{sender} さんから {product} についての質問が届きました。このメールに返信すると、ご本人に届きます。',
    ],
    labels: { product: '商品', email: 'メールアドレス', message: '質問' },
    action: 'すべてのメッセージ',
    note: '訪問者からのメッセージをショップがお知らせしています。',
  },
  'order-received': {
    subject: '{shop} に新しい注文 {orderNumber}',
    title: '新しい注文',
    lines: ['{buyer} 様から {amount} の注文がありました。'],
    action: '注文を開く',
    note: 'このメールは、ショップのオーナーにお送りしています。',
  },
}
