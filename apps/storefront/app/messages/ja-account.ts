import type { Translation } from '@vitrine/messages'
import type { accountEn } from './en-account.ts'

export const accountJa: Translation<typeof accountEn> = {
  account: {
    title: 'アカウント',
    hello: '{name} 様、こんにちは',
    name: { label: 'お名前', none: '未入力' },
    email: {
      label: 'メールアドレス',
      unverified: '未確認',
      confirm: '確認コードを送る',
    },
    since: 'ご登録日',
    status: {
      label: '状態',
      APPROVED: '有効',
      PENDING: '承認待ち',
      BLOCKED: 'ショップにより停止',
      OFFLINE: '無効',
      UNKNOWN: '有効',
    },
    mails: {
      title: 'ショップからのメール',
      given: '{date}に同意',
      ended: '{date}に撤回',
      end: '同意を撤回',
    },
    signOut: 'ログアウト',
    continue: 'お買い物を続ける',
    nav: {
      account: '概要',
      orders: '注文履歴',
      subscriptions: '定期購入',
      files: 'ファイル',
      addresses: '住所',
      profile: 'プロフィール',
      password: 'パスワード',
      factors: '2段階認証',
      devices: '端末',
      grants: '連携サイト',
      leave: 'データ',
      linkedSignIns: 'ログイン連携',
    },
  },
  addresses: {
    title: '住所',
    why: 'ご購入手続きの際に、ここから選べます。',
    none: '住所はまだありません。ご注文時の住所をここに保存できます。',
    isFirst: 'ご購入手続きで自動入力',
    first: 'ご購入手続きで自動入力する',
    change: '変更',
    remove: '削除',
    add: '住所を追加',
    changeTitle: '住所の変更',
    save: '住所を保存',
    cancel: 'キャンセル',
  },

  files: {
    title: 'ファイル',
    why: 'ご購入いただいたデジタル商品です。ダウンロードリンクは短時間のみ有効です。',
    none: 'ダウンロードできるファイルはまだありません。',
    download: 'ダウンロード',
    downloadOf: '{name} をダウンロード',
    until: '{date} まで',
    left: 'ダウンロードはあと {n, number} 回',
    usedUp:
      'このファイルのダウンロード回数の上限に達しました。追加はショップにお問い合わせください。',
    over: 'このダウンロードの期限が切れました。必要な場合はショップにお問い合わせください。',
    gone: 'このファイルは差し替えまたは削除されました。ページを再読み込みして、最新のファイルをご確認ください。',
  },

  profile: {
    title: 'プロフィール',
    why: 'すべて任意の項目です。',
    firstName: '名',
    lastName: '姓',
    nickname: '表示名',
    nicknameHint: 'プロフィールを公開すると、ほかの会員に表示されます。',
    photo: {
      label: '写真',
      alt: 'プロフィール写真',
      choose: '写真を選ぶ',
      hint: 'JPEG、PNG、WebP、AVIF、GIF（5 MBまで）。',
      save: '写真を保存',
      remove: '写真を削除',
      none: '先に写真を選んでください。',
      tooLarge: 'この写真は 5 MB を超えています。小さいものをお選びください。',
      wrong:
        'このファイルは写真として表示できません。JPEG、PNG、WebP、AVIF、GIF をお選びください。',
    },
    public: {
      label: 'ほかの会員にプロフィールを公開する',
      hint: 'このショップのサイトやアプリで、表示名と写真がほかの会員に表示されることがあります。メールアドレスは表示されません。',
    },
    tooLong: '長すぎるか、使えない文字が含まれています。',
    submit: '保存',
  },

  factors: {
    title: '2段階認証',
    why: 'パスワードを人に知られても、2段階目の認証がアカウントを守ります。',
    none: '2段階認証はオフです。アカウントはパスワードのみで保護されています。',
    add: '2段階目を追加',
    since: '{date} から',
    used: '最終使用 {date}',
    reset: {
      label: '2段階認証がまもなく解除されます',
      why: '端末を紛失したとショップに連絡がありました。{date} より後の最初のログインで解除されます。お心当たりがない場合は、解除を止めてパスワードを変更してください。',
      stop: '2段階認証を残す',
    },
    required:
      'このショップでは2段階認証が必要です。これを削除する前に、別のものを追加してください。',
    codes: {
      label: 'リカバリーコード',
      left: {
        none: '残っていません。必要になる前に新しく作成してください。',
        other: '残り {n, number} 個です。',
      },
      renew: '新しいコードを作成',
    },
    devices: {
      label: '記憶した端末',
      why: '記憶した端末では、{n, number} 日間は確認を求めません。',
      forget: 'すべての端末の記憶を消す',
    },
  },

  approval: {
    title: 'ログインしようとしているのはご本人ですか',
    number: {
      label: 'ログイン画面に表示された番号',
      hint: '他人から伝えられた番号は絶対に入力しないでください。',
    },
    approve: 'はい、承認します',
    deny: 'いいえ、本人ではありません',
    gone: 'このログインの期限が切れました。もう一方の端末でログインし直してください。',
    wrong: {
      none: 'ログイン画面の番号と異なります。ログイン画面から最初からやり直してください。',
      other: 'ログイン画面の番号と異なります。あと {n, number} 回お試しいただけます。',
    },
  },

  approvals: {
    title: 'ログインの承認',
    why: 'お客様のパスワードでログインしようとしています。ご本人のログインのみ承認してください。',
    none: '承認待ちのログインはありません。',
    devices: 'ログイン中の端末',
  },

  grants: {
    title: '連携サイト',
    why: 'アカウントにアクセスできるほかのサイトです。使わなくなったものは解除してください。',
    none: 'アクセスできるサイトはありません。',
    since: '{date} から',
    end: 'アクセスを解除',
    may: {
      openid: 'お客様を識別する',
      profile: 'お名前、写真、言語、誕生日を見る',
      email: 'メールアドレスを見る',
      phone: '電話番号を見る',
      address: '住所を見る',
      offline_access: 'ログイン状態を保つ',
      account: 'アカウントでお客様と同じ操作をする',
    },
  },

  devices: {
    title: '端末',
    why: 'ログイン中の端末です。見覚えのないものはログアウトし、パスワードを変更してください。',
    unknown: '不明な端末',
    last: '最終使用 {date}',
    this: 'この端末',
    end: 'ログアウト',
    endOthers: 'ほかのすべての端末でログアウト',
    passkey: 'パスキーでログイン',
  },

  data: {
    title: 'お客様のデータ',
    why: 'ショップに保存されている情報（プロフィール、ログイン、端末、メール、アカウントの履歴）をすべてダウンロードできます。',
    html: '閲覧用にダウンロード',
    json: 'JSON でダウンロード',
  },

  leave: {
    title: 'アカウントの削除',
    why: 'プロフィール、ログイン情報、2段階認証は完全に削除され、お名前と住所はほかの記録からも消去されます。元に戻すことはできません。',
    confirmation: '確認のため {email} と入力してください',
    wrong: 'アカウントのメールアドレスと異なります。{email} と入力してください。',
    submit: 'アカウントを削除',
  },
}
