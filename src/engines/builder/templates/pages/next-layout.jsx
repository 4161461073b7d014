import { settings } from '../page/settings.js';
import '../styles.css';

export const metadata = { title: settings.title, icons: { icon: 'data:,' } };

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
