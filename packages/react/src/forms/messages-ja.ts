import { createMessages, type Translation } from '@vitrine/messages'
import type { en, FormMessages } from './messages.ts'

const ja: Translation<typeof en> = {
  email: 'メールアドレス',
  password: 'パスワード',
  nickname: 'お名前',
  code: 'コード',
  show: 'パスワードを表示',
  hide: 'パスワードを隠す',
  signIn: 'ログイン',
  register: 'アカウントを作成',
  verify: '確認する',
  resend: '新しいコードを送る',
  resent: '新しいコードをお送りしました。',
  isBusy: '少々お待ちください…',
  codeMailed: 'メールをお送りしました。記載された6桁の数字を入力してください。',
  codeWanted: ({ hint }) =>
    hint
      ? `${hint} にお送りしたコードを入力してください。`
      : '2段階認証のコードを入力してください。',
  passkeyWanted: 'パスキーを使ってください。端末のロック解除を求められます。',
  passkeyMissing: '使えるパスキーがありませんでした。もう一度お試しください。',
  chooseFactor: '本人確認の方法を選んでください',
  factors: {
    TOTP: '認証アプリ',
    EMAIL: 'メール',
    SMS: 'SMS',
    CALL: '電話',
    WEBAUTHN: 'パスキー',
    RECOVERY_CODE: 'リカバリーコード',
  },
  rememberDevice: 'この端末では次回から確認しない',
  waitsForOwner: 'ありがとうございます。承認されるとログインできます。メールでお知らせします。',
  empty: '入力してください。',
  wrongCode: 'コードが正しくないか、古くなっています。',
  failed: '完了できませんでした。しばらくしてからもう一度お試しください。',
  refusals: {
    invalidEmail: 'このメールアドレスのアカウントはありません。',
    invalidPassword: 'パスワードがメールアドレスと一致しません。',
    emailAlreadyExists: 'このメールアドレスのアカウントはすでにあります。',
    resetPassword: 'このパスワードは使えなくなりました。新しく設定してください。',
    missingCaptchaToken: 'ロボットでないことを確認してください。',
    invalidCaptchaToken: 'ロボットでないことをもう一度確認してください。',
  },
}

export const japanese: FormMessages = /* @__PURE__ */ createMessages<typeof en>(ja, 'ja')
