import { redirectTo } from '@vitrine/redirect/manual'

redirectTo(process.env.EXPO_PUBLIC_VITRINE_URL, { name: 'EXPO_PUBLIC_VITRINE_URL' })
