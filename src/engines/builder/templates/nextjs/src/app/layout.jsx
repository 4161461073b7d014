import { title } from '../data/schema.js';
import '../styles.css';

export const metadata = { title, icons: { icon: 'data:,' } };

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>
        <div className="app">{children}</div>
      </body>
    </html>
  );
}
