import type { Words } from './words.ts'

const notYou =
  'お心当たりがあれば、何もする必要はありません。お心当たりがない場合は、すぐにログインページで「パスワードを忘れた場合」をお選びください。'

export const ja: Words = {
  hello: (name) => (name ? `${name} 様` : 'お客様'),
  linkHint: 'ボタンが使えない場合は、次のアドレスを開いてください。',
  sentBy: (shop) => `このメールは ${shop} からお送りしています。`,
  labels: { time: '日時', device: '端末', network: 'ネットワーク' },
  device: (browser, system) => `${system} の ${browser}`,
  unknownDevice: '不明な端末',
  roles: { owner: 'オーナー', admin: '管理者', editor: '編集者', viewer: '閲覧者' },
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
    welcome: ({ shop, isWaiting }) => ({
      subject: `${shop} へようこそ`,
      title: isWaiting ? '承認をお待ちください' : 'アカウントができました',
      lines: isWaiting
        ? [
            `${shop} のアカウントを作成しました。新しいアカウントはすべて確認しており、承認されるとログインできます。`,
            '承認されましたら、メールでお知らせします。',
          ]
        : [`${shop} のアカウントの準備ができました。このメールアドレスでログインできます。`],
      action: `${shop} を開く`,
      note: 'お心当たりがない場合は、何もする必要はありません。',
    }),
    'verification-code': ({ shop, period }) => ({
      subject: `${shop} の確認コード`,
      title: 'メールアドレスの確認',
      lines: [
        `${shop} でメールアドレスを確認するため、次のコードを入力してください。有効期間は${period}です。`,
      ],
      note: 'お心当たりがない場合は、どなたかがアドレスを間違えたのかもしれません。何もする必要はありません。コードは誰にも教えないでください。',
    }),
    'password-recovery': ({ shop, period }) => ({
      subject: `${shop} のパスワード再設定`,
      title: '新しいパスワードの設定',
      lines: [
        `${shop} のアカウントについて、パスワードの再設定が求められました。リンクの有効期間は${period}で、一度だけ使えます。`,
      ],
      action: '新しいパスワードを設定',
      note: 'お心当たりがない場合は、何もする必要はありません。パスワードは今のままです。',
    }),
    activation: ({ shop, period }) => ({
      subject: `${shop} のアカウントについて`,
      title: 'アカウントをご用意しました',
      lines: [
        `${shop} があなたのアカウントを作成しました。パスワードを設定するとお使いいただけます。リンクの有効期間は${period}で、一度だけ使えます。`,
      ],
      action: 'パスワードを設定',
      note: 'お心当たりがない場合は、何もする必要はありません。パスワードを設定しない限り、アカウントは使えません。',
    }),
    approved: ({ shop }) => ({
      subject: `${shop} のアカウントが承認されました`,
      title: 'ログインできるようになりました',
      lines: [`${shop} のアカウントが承認されました。今からログインできます。`],
      action: 'ログイン',
      note: 'このメールは、このアドレスで登録された方にお送りしています。',
    }),
    'password-changed': ({ shop }) => ({
      subject: `${shop} のパスワードが変更されました`,
      title: 'パスワードが変更されました',
      lines: [`${shop} のアカウントのパスワードが変更され、ほかのログインはすべて終了しました。`],
      action: 'ログインページへ',
      note: notYou,
    }),
    'new-sign-in': ({ shop }) => ({
      subject: `${shop} への新しいログイン`,
      title: '新しい端末からのログイン',
      lines: [`これまでになかった端末から、${shop} のアカウントにログインがありました。`],
      action: 'ログインページへ',
      note: notYou,
    }),
    'second-factor-code': ({ shop, period }) => ({
      subject: `${shop} のログインコード`,
      title: 'ログインコード',
      lines: [
        `${shop} へのログインを完了するため、次のコードを入力してください。有効期間は${period}です。`,
      ],
      note: '今ログインしていない場合は、誰かがパスワードを知っています。パスワードを変更してください。コードは決して誰にも教えないでください。お店からお尋ねすることはありません。',
    }),
    'factor-changed': ({ shop, factor, change }) => ({
      subject: `${shop} の2段階認証が変更されました`,
      title: change === 'added' ? '2段階認証が追加されました' : '2段階認証が解除されました',
      lines: [
        change === 'added'
          ? `${shop} へのログインを${factor}で確認できるようになりました。`
          : `${shop} へのログインは${factor}では確認されなくなりました。`,
      ],
      action: 'ログインページへ',
      note: notYou,
    }),
    'sign-in-linked': ({ shop, provider, change }) => ({
      subject: `${shop} へのログイン方法が変更されました`,
      title: change === 'linked' ? 'ログイン方法が追加されました' : 'ログイン方法が削除されました',
      lines: [
        change === 'linked'
          ? `${shop} のアカウントに ${provider} でログインできるようになりました。`
          : `${shop} のアカウントに ${provider} ではログインできなくなりました。`,
      ],
      action: 'ログインページへ',
      note: notYou,
    }),
    'sign-in-denied': ({ shop }) => ({
      subject: `${shop} へのログインが拒否されました`,
      title: 'ログインを拒否しました',
      lines: [
        `ログイン中の端末で、${shop} のアカウントへのログインが拒否されました。試みた人はあなたのパスワードを知っています。`,
      ],
      action: 'ログインページへ',
      note: 'ログインしようとしたのがご自身でない場合は、すぐにログインページで「パスワードを忘れた場合」を選んでください。',
    }),
    'passkey-copied': ({ shop, passkey }) => ({
      subject: `${shop} のパスキーが複製された可能性があります`,
      title: 'パスキーが複製された可能性があります',
      lines: [
        `パスキー「${passkey}」の複製で、${shop} のアカウントへのログインが試みられました。誰もログインしていません。`,
      ],
      action: 'ログインページへ',
      note: '別の方法でログインし、アカウントでこのパスキーを削除して、新しいパスキーを作成してください。',
    }),
    'factor-reset': ({ shop, time }) => ({
      subject: `${shop} のログインの2段階目が削除されます`,
      title: '2段階目が削除されます',
      lines: [
        `端末を紛失したため、ログインの2段階目を削除するよう ${shop} に依頼がありました。${time} 以降の最初のログインで削除されます。それまでは何も変わりません。`,
      ],
      action: '2段階目を残す',
      note: 'ご自身の依頼であれば、何もする必要はありません。心当たりがない場合は、ボタンで中止し、新しいパスワードを設定してください。',
    }),
    'account-exists': ({ shop }) => ({
      subject: `${shop} のアカウントはすでにあります`,
      title: 'アカウントはすでにあります',
      lines: [
        `このアドレスで ${shop} に登録しようとした方がいます。すでにアカウントがあるため、新しいものは作成していません。そのままログインできます。`,
      ],
      action: 'ログイン',
      note: 'お心当たりがない場合は、何もする必要はありません。アカウントがあることは誰にも知られていません。',
    }),
    'staff-invitation': ({ shop, inviter, role }) => ({
      subject: `${inviter} さんから ${shop} への招待`,
      title: `${shop} への招待`,
      lines: [
        `${inviter} さんが、あなたを ${shop} の運営に招待しています。役割：${role}。リンクはあなた専用で、一度だけ使えます。`,
      ],
      action: '招待を受ける',
      note: '差出人にお心当たりがない場合は、何もする必要はありません。',
    }),
    'staff-factor-changed': ({ shop, factor, change, codesLeft }) => ({
      subject: `${shop} の管理画面へのログイン方法が変更されました`,
      title: {
        added: '2段階認証の手段が追加されました',
        removed: '2段階認証の手段が解除されました',
        used: 'リカバリーコードが使われました',
        reset: '2段階認証の手段がすべて解除されました',
      }[change],
      lines: [
        {
          added: `${shop} の管理画面へのログインを${factor}で確認できるようになりました。`,
          removed: `${shop} の管理画面へのログインは${factor}では確認されなくなりました。`,
          used: `${shop} の管理画面で、あなたのリカバリーコードが一つ使われました。このコードはもう使えません。残りのコード：${codesLeft}。`,
          reset: `紛失時の手続きとして、${shop} の管理画面で使うあなたの2段階認証の手段がすべて解除されました。すべての端末からログアウトしています。新しい手段を追加するまでは、パスワードだけでログインします。`,
        }[change],
      ],
      action: '自分のアカウントを開く',
      note: 'お心当たりがない場合は、すぐにパスワードを変更し、オーナーに知らせてください。',
    }),
    'member-waiting': ({ shop, member }) => ({
      subject: `${shop} で新しい会員が承認を待っています`,
      title: '承認待ちの会員がいます',
      lines: [
        `${member} さんが ${shop} に登録しました。アカウントを承認すると、ログインできるようになります。`,
      ],
      action: 'アカウントを見る',
      note: 'このメールは、新しいアカウントをご自身で承認されるショップのオーナーにお送りしています。',
    }),
    test: ({ shop }) => ({
      subject: `${shop} からのテストメール`,
      title: 'メールサーバーは動いています',
      lines: [`お求めのテストメールです。これから ${shop} のメールはこの経路で送られます。`],
      note: 'このメールはほかの誰にも送られていません。',
    }),
  },
}
