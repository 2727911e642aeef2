import type { Translation } from '@vitrine/messages'
import type { passkeysEn } from './en-passkeys.ts'

export const passkeysJa: Translation<typeof passkeysEn> = {
  passkey: {
    signIn: 'パスキーでログイン',
    show: 'パスキーを使う',
    create: 'パスキーを作成',
    unknown: 'このブラウザはパスキーに対応していません。別の方法か、別のブラウザをお使いください。',
    noScripts: 'パスキーには JavaScript が必要ですが、このブラウザではオフになっています。',
    cancelled: 'キャンセルされたか、時間切れです。もう一度お試しください。',
    known: 'この端末には、すでにこのアカウントのパスキーがあります。',
    failed: '完了できませんでした。もう一度試すか、別の方法をお使いください。',
    other: 'このパスキーは別のアカウントのものです。ご自分のパスキーをお使いください。',
    PASSKEY_REFUSED: 'このパスキーは登録されていません。別のパスキーか、別の方法をお試しください。',
    PASSKEY_EXPIRED: '時間切れです。もう一度お試しください。',
    PASSKEY_COPIED:
      'このパスキーは複製されたおそれがあるため、使用を止めました。別の方法でログインして、削除してください。',
    TOO_MANY_PASSKEYS: 'パスキーが20個あります。使わないものを削除してください。',
  },

  passkeys: {
    title: 'パスキー',
    why: 'どれを使っても、パスワードなしでログインできます。',
    none: '指紋、顔、端末のロックを使って、パスワードなしでログインできます。',
    add: 'パスキーを追加',
    synced: '複数の端末で使用',
    bound: '1台の端末で使用',
    at: '{host} 用',
    rename: '{name} の名前を変更',
    name: { label: 'パスキーの名前', missing: 'パスキーの名前を入力してください。' },
    nameless: 'パスキー',
  },
}
