export { AuthPage as LoginPage } from '../../auth/auth-page.tsx'
