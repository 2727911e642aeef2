import type { Translation } from '@vitrine/messages'
import type { authEn } from './en-auth.ts'

export const authJa: Translation<typeof authEn> = {
  password: {
    title: 'パスワード',
    why: 'ほかのすべての端末でログアウトされます。',
    submit: 'パスワードを変更',
    hint: '{n, number} 文字以上。複雑さよりも長さが大切です。',
    new: '新しいパスワード',
    current: 'パスワード',
  },

  login: {
    title: 'おかえりなさい',
    submit: 'ログイン',
    email: 'メールアドレス',
    password: 'パスワード',
    forgot: 'パスワードをお忘れですか',
    other: 'アカウントをお持ちでない方',
    register: 'アカウントを作成',
    app: '{host} に進むにはログインしてください。',
  },

  register: {
    title: 'アカウントの作成',
    submit: 'アカウントを作成',
    email: { label: 'メールアドレス', hint: 'ログインに使います。' },
    password: 'パスワード',
    name: 'お名前',
    other: 'アカウントをお持ちの方',
    login: 'ログイン',
  },

  auth: {
    summary: '{n, number} 件の項目をご確認ください',
    email: {
      missing: 'メールアドレスを入力してください（例：ada@example.com）。',
      invalid: 'メールアドレスの形式ではありません（例：ada@example.com）。',
      unknown:
        'このメールアドレスではログインできません。ご確認いただくか、アカウントを作成してください。',
      taken: 'このメールアドレスのアカウントはすでにあります。ログインしてください。',
    },
    password: {
      missing: 'パスワードを入力してください。',
      wrong: 'パスワードがメールアドレスと一致しません。もう一度お試しください。',
      short: 'パスワードが短すぎます。{n, number} 文字以上にしてください。',
      weak: '推測されやすいパスワードです。よく使われるもの、メールアドレス、ショップ名は避けてください。',
      reset: 'ログインの前に新しいパスワードの設定が必要です。下からリンクを請求してください。',
    },
    throttled: '試行回数が多すぎます。15分後にもう一度お試しください。',
    failed: '完了できませんでした。しばらくしてからもう一度お試しください。',
    unreachable: 'ショップに接続できません。通信環境を確認して、もう一度お試しください。',
    blocked: 'このアカウントはショップにより停止されています。',
    closed: {
      title: 'アカウントはまだご利用いただけません',
      why: 'このショップではログインがまだ設定されていません。商品はすべてご覧いただけます。',
    },
  },

  captcha: {
    person: '私はロボットではありません',
    working: 'ブラウザを確認しています…',
    done: '確認しました。',
    failed: '確認できませんでした。通信環境を確認して、もう一度お試しください。',
    missing:
      'ロボットでないことを確認してください。上のボックスにチェックを入れるか、確認が終わるまでお待ちください。',
    wrong: '確認の期限が切れました。もう一度お試しください。',
    noScripts:
      'このショップでは、ロボット対策としてブラウザの確認を行っています。続けるには、このページで JavaScript を有効にしてください。',
  },
}
