import { expect, test } from 'vitest';
import { systemDirectory } from '../../src/files/system-directories.ts';

const HOME = '/data/people/me';

test.each(
  `
  / /root /home /home/me /home/me/ /Users /Users/me /var/home/me /data/people/me /data/people/me/. /home/me/x/.. /etc
  /etc/cron.d /usr /usr/local/bin /usr/src /bin /sbin /lib /lib64/x /boot /dev /dev/shm /proc /sys /run /run/systemd
  /run/user /var /var/lib /var/spool/cron /var/www /opt /srv /tmp /mnt /media /System/Library /Library/LaunchDaemons
  /Applications /private/etc /private/var /private/tmp C:\\ C:/ c:\\Windows C:\\Windows\\System32 C:\\Users C:\\Users\\me
  C:\\ProgramData\\x \\\\?\\C:\\Windows D:\\
  `
    .trim()
    .split(/\s+/),
)('X25.5: %s is no place for a project', (path) => {
  expect(systemDirectory(path, [HOME])).toBeDefined();
});

test('X25.5: names with a space are known too', () => {
  expect(systemDirectory('C:\\Program Files (x86)\\app', [])).toBeDefined();
  expect(systemDirectory('C:\\Program Files', [])).toBeDefined();
});

test.each(
  `
  /data/people/me/app /data/people/you /home/me/app /root/app /Users/me/src/app /var/www/app /opt/app /srv/app /tmp/app
  /private/var/folders/x/T/app /usr/src/app /usr/local/src/app /run/user/1000/app /app /workspace /etcetera /github/home
  /mnt/c/Users/me/app C:\\Users\\me\\app D:\\work\\app /var/lib/jenkins
  `
    .trim()
    .split(/\s+/),
)('X25.6: %s may hold a project', (path) => {
  expect(systemDirectory(path, [HOME])).toBeUndefined();
});
