import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'

export const ja: Translation<typeof en> = {
  hello: '{name} 様',
  helloUnknown: 'お客様',
  linkHint: 'ボタンが使えない場合は、次のアドレスを開いてください。',
  sentBy: 'このメールは {shop} からお送りしています。',
  labels: {
    time: '日時',
    device: '端末',
    network: 'ネットワーク',
    delivery: '配送',
    discount: '割引',
    total: '合計',
    reason: '理由',
    recipient: '受取人',
    iban: 'IBAN',
    reference: '備考',
    place: '受け取り場所',
    carrier: '配送会社',
    trackingNumber: '追跡番号',
    returnNumber: '返品',
    declaredBy: 'お名前',
    email: 'メール',
    statement: 'ご記入の内容',
    wording: '確認の文言',
    deadline: '期限',
    returnTo: '返送先',
    instructions: 'お手続き',
    number: '番号',
    order: '注文番号',
    dueDate: '支払期限',
  },
  device: '{system} の {browser}',
  unknownDevice: '不明な端末',
  roles: {
    owner: 'オーナー',
    admin: '管理者',
    editor: '編集者',
    viewer: '閲覧者',
  },
  factors: {
    TOTP: '認証アプリ',
    EMAIL: 'メールで届くコード',
    SMS: 'SMS で届くコード',
    CALL: '電話で伝えるコード',
    PUSH: 'ほかの端末での承認',
    WEBAUTHN: 'パスキー',
    RECOVERY_CODE: 'リカバリーコード',
  },
  mails: {
    welcome: {
      subject: '{shop} へようこそ',
      waiting: {
        title: '承認をお待ちください',
        lines: [
          '{shop} のアカウントを作成しました。新しいアカウントはすべて確認しており、承認されるとログインできます。',
          '承認されましたら、メールでお知らせします。',
        ],
      },
      ready: {
        title: 'アカウントができました',
        lines: ['{shop} のアカウントの準備ができました。このメールアドレスでログインできます。'],
      },
      action: '{shop} を開く',
      note: 'お心当たりがない場合は、何もする必要はありません。',
    },
    'verification-code': {
      subject: '{shop} の確認コード',
      title: 'メールアドレスの確認',
      lines: [
        '{shop} でメールアドレスを確認するため、次のコードを入力してください。有効期間は{period}です。',
      ],
      note: 'お心当たりがない場合は、どなたかがアドレスを間違えたのかもしれません。何もする必要はありません。コードは誰にも教えないでください。',
    },
    'password-recovery': {
      subject: '{shop} のパスワード再設定',
      title: '新しいパスワードの設定',
      lines: [
        '{shop} のアカウントについて、パスワードの再設定が求められました。リンクの有効期間は{period}で、一度だけ使えます。',
      ],
      action: '新しいパスワードを設定',
      note: 'お心当たりがない場合は、何もする必要はありません。パスワードは今のままです。',
    },
    activation: {
      subject: '{shop} のアカウントについて',
      title: 'アカウントをご用意しました',
      lines: [
        '{shop} があなたのアカウントを作成しました。パスワードを設定するとお使いいただけます。リンクの有効期間は{period}で、一度だけ使えます。',
      ],
      action: 'パスワードを設定',
      note: 'お心当たりがない場合は、何もする必要はありません。パスワードを設定しない限り、アカウントは使えません。',
    },
    approved: {
      subject: '{shop} のアカウントが承認されました',
      title: 'ログインできるようになりました',
      lines: ['{shop} のアカウントが承認されました。今からログインできます。'],
      action: 'ログイン',
      note: 'このメールは、このアドレスで登録された方にお送りしています。',
    },
    'password-changed': {
      subject: '{shop} のパスワードが変更されました',
      title: 'パスワードが変更されました',
      lines: ['{shop} のアカウントのパスワードが変更され、ほかのログインはすべて終了しました。'],
      action: 'ログインページへ',
      note: 'お心当たりがあれば、何もする必要はありません。お心当たりがない場合は、すぐにログインページで「パスワードを忘れた場合」をお選びください。',
    },
    'new-sign-in': {
      subject: '{shop} への新しいログイン',
      title: '新しい端末からのログイン',
      lines: ['これまでになかった端末から、{shop} のアカウントにログインがありました。'],
      action: 'ログインページへ',
      note: 'お心当たりがあれば、何もする必要はありません。お心当たりがない場合は、すぐにログインページで「パスワードを忘れた場合」をお選びください。',
    },
    'second-factor-code': {
      subject: '{shop} のログインコード',
      title: 'ログインコード',
      lines: [
        '{shop} へのログインを完了するため、次のコードを入力してください。有効期間は{period}です。',
      ],
      note: '今ログインしていない場合は、誰かがパスワードを知っています。パスワードを変更してください。コードは決して誰にも教えないでください。お店からお尋ねすることはありません。',
    },
    'factor-changed': {
      subject: '{shop} の2段階認証が変更されました',
      added: {
        title: '2段階認証が追加されました',
        lines: ['{shop} へのログインを{factor}で確認できるようになりました。'],
      },
      removed: {
        title: '2段階認証が解除されました',
        lines: ['{shop} へのログインは{factor}では確認されなくなりました。'],
      },
      action: 'ログインページへ',
      note: 'お心当たりがあれば、何もする必要はありません。お心当たりがない場合は、すぐにログインページで「パスワードを忘れた場合」をお選びください。',
    },
    'sign-in-linked': {
      subject: '{shop} へのログイン方法が変更されました',
      linked: {
        title: 'ログイン方法が追加されました',
        lines: ['{shop} のアカウントに {provider} でログインできるようになりました。'],
      },
      unlinked: {
        title: 'ログイン方法が削除されました',
        lines: ['{shop} のアカウントに {provider} ではログインできなくなりました。'],
      },
      action: 'ログインページへ',
      note: 'お心当たりがあれば、何もする必要はありません。お心当たりがない場合は、すぐにログインページで「パスワードを忘れた場合」をお選びください。',
    },
    'sign-in-denied': {
      subject: '{shop} へのログインが拒否されました',
      title: 'ログインを拒否しました',
      lines: [
        'ログイン中の端末で、{shop} のアカウントへのログインが拒否されました。試みた人はあなたのパスワードを知っています。',
      ],
      action: 'ログインページへ',
      note: 'ログインしようとしたのがご自身でない場合は、すぐにログインページで「パスワードを忘れた場合」を選んでください。',
    },
    'passkey-copied': {
      subject: '{shop} のパスキーが複製された可能性があります',
      title: 'パスキーが複製された可能性があります',
      lines: [
        'パスキー「{passkey}」の複製で、{shop} のアカウントへのログインが試みられました。誰もログインしていません。',
      ],
      action: 'ログインページへ',
      note: '別の方法でログインし、アカウントでこのパスキーを削除して、新しいパスキーを作成してください。',
    },
    'factor-reset': {
      subject: '{shop} のログインの2段階目が削除されます',
      title: '2段階目が削除されます',
      lines: [
        '端末を紛失したため、ログインの2段階目を削除するよう {shop} に依頼がありました。{time} 以降の最初のログインで削除されます。それまでは何も変わりません。',
      ],
      action: '2段階目を残す',
      note: 'ご自身の依頼であれば、何もする必要はありません。心当たりがない場合は、ボタンで中止し、新しいパスワードを設定してください。',
    },
    'account-exists': {
      subject: '{shop} のアカウントはすでにあります',
      title: 'アカウントはすでにあります',
      lines: [
        'このアドレスで {shop} に登録しようとした方がいます。すでにアカウントがあるため、新しいものは作成していません。そのままログインできます。',
      ],
      action: 'ログイン',
      note: 'お心当たりがない場合は、何もする必要はありません。アカウントがあることは誰にも知られていません。',
    },
    'staff-invitation': {
      subject: '{inviter} さんから {shop} への招待',
      title: '{shop} への招待',
      lines: [
        '{inviter} さんが、あなたを {shop} の運営に招待しています。役割：{role}。リンクはあなた専用で、一度だけ使えます。',
      ],
      action: '招待を受ける',
      note: '差出人にお心当たりがない場合は、何もする必要はありません。',
    },
    'staff-recovery': {
      subject: '{shop} の管理画面の新しいパスワード',
      title: '新しいパスワードの設定',
      lines: [
        '{shop} の管理画面のアカウントについて、新しいパスワードの設定が求められました。リンクは一度だけ、1 時間以内に使えます。二段階目の認証はそのままです。',
      ],
      action: '新しいパスワードを設定する',
      note: 'お心当たりがない場合は、何もする必要はありません。パスワードはそのままです。',
    },
    'staff-factor-changed': {
      subject: '{shop} の管理画面へのログイン方法が変更されました',
      added: {
        title: '2段階認証の手段が追加されました',
        lines: ['{shop} の管理画面へのログインを{factor}で確認できるようになりました。'],
      },
      removed: {
        title: '2段階認証の手段が解除されました',
        lines: ['{shop} の管理画面へのログインは{factor}では確認されなくなりました。'],
      },
      used: {
        title: 'リカバリーコードが使われました',
        lines: [
          '{shop} の管理画面で、あなたのリカバリーコードが一つ使われました。このコードはもう使えません。残りのコード：{codesLeft}。',
        ],
      },
      reset: {
        title: '2段階認証の手段がすべて解除されました',
        lines: [
          '紛失時の手続きとして、{shop} の管理画面で使うあなたの2段階認証の手段がすべて解除されました。すべての端末からログアウトしています。新しい手段を追加するまでは、パスワードだけでログインします。',
        ],
      },
      action: '自分のアカウントを開く',
      note: 'お心当たりがない場合は、すぐにパスワードを変更し、オーナーに知らせてください。',
    },
    'member-waiting': {
      subject: '{shop} で新しい会員が承認を待っています',
      title: '承認待ちの会員がいます',
      lines: [
        '{member} さんが {shop} に登録しました。アカウントを承認すると、ログインできるようになります。',
      ],
      action: 'アカウントを見る',
      note: 'このメールは、新しいアカウントをご自身で承認されるショップのオーナーにお送りしています。',
    },
    'order-confirmed': {
      subject: '{shop}のご注文 {number}',
      title: 'ご注文ありがとうございます',
      lines: ['ご注文 {number} を承りました。下のボタンから状況をご覧いただけます。'],
      action: '注文を見る',
      note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
    },
    'order-paid': {
      subject: 'ご注文 {number} のお支払いを確認しました',
      title: 'お支払いを確認しました',
      lines: ['{shop}のご注文 {number} のお支払い {amount} を確認しました。ありがとうございます。'],
      action: '注文を見る',
      note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
    },
    'order-payment-failed': {
      subject: 'ご注文 {number} のお支払いが完了していません',
      title: 'お支払いが完了していません',
      lines: [
        '{shop}のご注文 {number} について、請求は行われていません。下のボタンからお支払いいただくか、別のお支払い方法をお選びください。',
      ],
      action: '支払う',
      note: 'すでにお支払い済みの場合、お手続きは不要です。',
    },
    'order-cancelled': {
      subject: '{shop}のご注文 {number} はキャンセルされました',
      title: 'ご注文はキャンセルされました',
      lines: ['{shop}のご注文 {number} はキャンセルされました。'],
      action: '注文を見る',
      note: 'お心当たりがない場合はご連絡ください。',
    },
    'order-refunded': {
      subject: 'ご注文 {number} の返金',
      title: '返金の手続きをしました',
      lines: [
        '{shop}のご注文 {number} のうち {amount} を返金いたします。銀行によっては数日かかります。',
      ],
      action: '注文を見る',
      note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
    },
    'order-shipped': {
      subject: 'ご注文 {number} を発送しました',
      title: 'お荷物を発送しました',
      lines: ['{shop} でのご注文 {number} のお荷物を発送しました。'],
      action: '注文を見る',
      follow: '荷物を追跡する',
      note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
    },
    'order-ready': {
      subject: 'ご注文 {number} の受け取り準備ができました',
      title: '受け取りの準備ができました',
      lines: ['{shop} でのご注文 {number} の準備ができました。今すぐお受け取りいただけます。'],
      action: '注文を見る',
      note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
    },
    'return-requested': {
      subject: '返品 {returnNumber} を受け付けました',
      title: '返品について',
      lines: [
        '{shop} でのご注文 {number} の返品のご希望を受け付けました。確認のうえご連絡します。',
      ],
      action: '注文を見る',
      note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
    },
    'return-agreed': {
      subject: '返品 {returnNumber}：商品をお送りください',
      title: '返品を承りました',
      lines: [
        '{shop} でのご注文 {number} の返品 {returnNumber} を承りました。お荷物に番号を入れてください。',
      ],
      action: '注文を見る',
      note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
    },
    'return-declined': {
      subject: '返品 {returnNumber}：お受けできません',
      title: '返品をお受けできません',
      lines: ['{shop} でのご注文 {number} の返品 {returnNumber} はお受けできません。'],
      action: '注文を見る',
      note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
    },
    'return-refunded': {
      subject: '返品 {returnNumber} の返金手続きをしました',
      title: '返金手続きをしました',
      lines: [
        '{shop} でのご注文 {number} の返品 {returnNumber} について {amount} を返金します。銀行により数日かかります。',
      ],
      action: '注文を見る',
      note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
    },
    'withdrawal-received': {
      subject: 'ご注文 {number} の契約撤回の受領確認',
      title: '契約撤回を受け付けました',
      lines: [
        '{shop} でのご注文 {number} の契約の撤回を受け付けました。申告の内容と日時を記した受領確認です。保管してください。',
      ],
      action: '注文を見る',
      note: 'このメールは、契約撤回の際にこのアドレスが入力されたためお送りしています。',
    },
    'return-for-shop': {
      subject: '{shop}の注文 {number} の返品',
      title: '返品の希望があります',
      lines: ['{buyer} さんが注文 {number} の返品を希望しています。確認して判断してください。'],
      action: '注文を開く',
      note: 'このメールは、ショップのオーナーにお送りしています。',
    },
    'withdrawal-for-shop': {
      subject: '{shop}の注文 {number} の契約撤回',
      title: '契約の撤回がありました',
      lines: [
        '{buyer} さんが注文 {number} の契約を撤回しました。受領確認は送信済みです。返金は14日以内です。',
      ],
      action: '注文を開く',
      note: 'このメールは、ショップのオーナーにお送りしています。',
    },
    invoice: {
      subject: '{shop} の請求書 {number}',
      title: '請求書',
      lines: ['{shop} でのご注文 {order} の請求書です。'],
      action: '請求書を開く',
      note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
    },
    'credit-note': {
      subject: '{shop} の返金明細書 {number}',
      title: '返金明細書',
      lines: ['{shop} でのご注文 {order} の返金明細書です。'],
      action: '返金明細書を開く',
      note: 'このメールは、ご注文の際にこのアドレスが入力されたためお送りしています。',
    },
    'checkout-reminder': {
      subject: '{shop} にお忘れの商品があります',
      title: '商品はまだあります',
      lines: [
        '{shop} でお選びいただいた商品が、まだ注文されていません。下のボタンから、この端末でも別の端末でも続きから手続きできます。',
      ],
      more: { other: 'ほか {n} 点' },
      action: '続ける',
      unsubscribe: '{shop} からのお知らせを停止する',
      note: 'このメールは、ご購入手続きの際にこのアドレスが入力されたためお送りしています。商品の取り置きはしていません。価格と在庫は本日のものです。',
    },
    'order-received': {
      subject: '{shop}に新しい注文 {number}',
      title: '新しい注文',
      lines: ['{buyer} 様から {amount} の注文がありました。'],
      action: '注文を開く',
      note: 'このメールは、ショップの所有者の方にお送りしています。',
    },
    test: {
      subject: '{shop} からのテストメール',
      title: 'メールサーバーは動いています',
      lines: ['お求めのテストメールです。これから {shop} のメールはこの経路で送られます。'],
      note: 'このメールはほかの誰にも送られていません。',
    },
  },
}
