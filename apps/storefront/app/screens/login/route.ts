import { authRoute } from '../../auth/auth-route.ts'

export const loginRoute = authRoute('login')
