import { authRoute } from '../../auth/auth-route.ts'

export const registerRoute = authRoute('register')
