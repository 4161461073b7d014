import { type Kind, NUMBER, numberIn, numberOf, takeAll, wordsOf } from './kind.ts';

export const PHASER_PLATFORMER: Kind = {
  says: /^(?=.*\bphaser\b)(?=.*\b(?:jumps?|platform\w*|runs?|walks?)\b)(?!.*\b(?:enem\w+|shoot\w*|tilemap|boss|multiplayer|level select)\b)/s,
  meets:
    /\b(?:phaser ?3?|scene|game|player|walks?|runs?|moves?|left|right|collects?|collectable|platforms?|platformer|keys?|keyboard|arcade|physics|class|with|jumps?|respawn(?:s|ed|ing)?|appears?|again|coins?|stars?|gems?|pick(?:s|ed)? up)\b/,
  write: (wish, asked) => {
    const isTyped = asked === 'typescript' || /\b(?:typescript|ts)\b/i.test(wish.given);
    const item = /\b(coin|star|gem|diamond|apple|cherr)/.exec(wish.rest)?.[1] ?? 'coin';
    const things = item === 'cherr' ? 'cherries' : `${item}s`;
    const jumps = wish.take(/\b(double|triple)[- ]?jumps?\b/)?.[1];
    const most = jumps === 'triple' ? 3 : jumps === 'double' ? 2 : 1;
    const count =
      numberIn(wish, new RegExp(`\\b(\\d+|three|four|five|six|eight|ten) (?:${things}|coins|stars)\\b`)) ?? 6;
    const respawn = wish.take(
      new RegExp(
        `\\b(?:that |which |${things} |they |and )*(?:respawn(?:s|ing)?|re-?appears?|come back|appear again|reappear) (?:after|every|within) ${NUMBER} ?(?:s|sec|secs|seconds?)\\b`,
      ),
    );
    wish.take(
      /\b(?:with |and |a |shows? |counts? |the )*(?:score|counter|points)(?: (?:text|counter|display|in the (?:top )?corner|(?:at the )?top (?:left|right)))*/,
    );
    takeAll(wish, /\b(?:with |using |by )?(?:the )?(?:arrow keys?|arrows|cursor keys|cursors)\b/);
    const letters = wish.take(/\b(?:and |or |with )?(?:wasd|a\/d)\b/) !== undefined;
    takeAll(wish, /\b(?:jumps? )?(?:with |on )?(?:the )?space(?: ?bar)?\b/);
    const name = wordsOf(wish, /\b(?:called|named) ["']?([A-Za-z]\w+)/) ?? 'GameScene';
    const seconds = respawn ? numberOf(respawn[1] ?? '10') : undefined;
    return {
      language: isTyped ? 'typescript' : 'javascript',
      code: platformer({ isTyped, things, most, seconds, count, letters, name }),
    };
  },
};

interface Platformer {
  readonly isTyped: boolean;
  readonly things: string;
  readonly most: number;
  readonly seconds: number | undefined;
  readonly count: number;
  readonly letters: boolean;
  readonly name: string;
}

function platformer({ isTyped, things, most, seconds, count, letters, name }: Platformer): string {
  const t = (text: string): string => (isTyped ? text : '');
  return `import Phaser from 'phaser';

const SPEED = 220;
const JUMP = 430;
const MAX_JUMPS = ${most};
const COUNT = ${count};
${seconds === undefined ? '' : `const RESPAWN_MS = ${seconds * 1000};\n`}
export class ${name} extends Phaser.Scene {
${
  isTyped
    ? `  private player!: Phaser.Types.Physics.Arcade.SpriteWithDynamicBody;
  private cursors!: Phaser.Types.Input.Keyboard.CursorKeys;
${letters ? '  private letters!: Record<string, Phaser.Input.Keyboard.Key>;\n' : ''}  private scoreText!: Phaser.GameObjects.Text;
  private jumps = 0;
  private score = 0;
`
    : ''
}
  constructor() {
    super('${name}');
  }

  preload()${t(': void')} {
    // Pictures that are drawn here: put this.load.image('player', 'player.png') in their place.
    const draw = this.make.graphics({ x: 0, y: 0 }, false);
    draw.fillStyle(0x38bdf8).fillRoundedRect(0, 0, 32, 48, 8).generateTexture('player', 32, 48).clear();
    draw.fillStyle(0xfacc15).fillCircle(12, 12, 12).generateTexture('item', 24, 24).clear();
    draw.fillStyle(0x15803d).fillRect(0, 0, 160, 24).generateTexture('platform', 160, 24).destroy();
  }

  create()${t(': void')} {
    this.jumps = 0;
    this.score = 0;
    const { width, height } = this.scale;
    const platforms = this.physics.add.staticGroup();
    for (let x = 80; x < width + 160; x += 160) platforms.create(x, height - 12, 'platform');
    platforms.create(width * 0.25, height - 130, 'platform');
    platforms.create(width * 0.6, height - 230, 'platform');

    this.player = this.physics.add.sprite(80, height - 100, 'player').setCollideWorldBounds(true);
    this.physics.add.collider(this.player, platforms);

    const items = this.physics.add.staticGroup();
    for (let at = 0; at < COUNT; at += 1) {
      const x = ((at + 0.5) * width) / COUNT;
      items.create(x, at % 2 === 0 ? height - 60 : height - 290, 'item');
    }
    this.physics.add.overlap(this.player, items, (_player, item) => this.collect(item${t(' as Phaser.Types.Physics.Arcade.SpriteWithStaticBody')}));

    const { keyboard } = this.input;
${isTyped ? "    if (!keyboard) throw new Error('This game needs a keyboard.');\n" : ''}    this.cursors = keyboard.createCursorKeys();
${letters ? `    this.letters = keyboard.addKeys('W,A,D')${t(' as Record<string, Phaser.Input.Keyboard.Key>')};\n` : ''}    this.scoreText = this.add.text(16, 16, '${things[0]?.toUpperCase()}${things.slice(1)}: 0', { fontSize: '24px', color: '#ffffff' });
  }

  update()${t(': void')} {
    const { left, right, up, space } = this.cursors;
    const isLeft = left.isDown${letters ? ' || this.letters.A.isDown' : ''};
    const isRight = right.isDown${letters ? ' || this.letters.D.isDown' : ''};
    this.player.setVelocityX(isLeft === isRight ? 0 : isLeft ? -SPEED : SPEED);
    if (isLeft !== isRight) this.player.setFlipX(isLeft);

    // On the ground all jumps are available again; falling off an edge uses the first.
    if (this.player.body.blocked.down) this.jumps = 0;
    else if (this.jumps === 0) this.jumps = 1;
    const { JustDown } = Phaser.Input.Keyboard;
    // Reads every key: an unread one would still count as pressed in the next frame.
    const isAsked = [up, space${letters ? ', this.letters.W' : ''}].map((key) => JustDown(key)).includes(true);
    if (isAsked && (this.player.body.blocked.down || this.jumps < MAX_JUMPS)) {
      this.player.setVelocityY(-JUMP);
      this.jumps += 1;
    }
  }

  ${t('private ')}collect(item${t(': Phaser.Types.Physics.Arcade.SpriteWithStaticBody')})${t(': void')} {
    item.disableBody(true, true);
    this.score += 1;
    this.scoreText.setText(\`${things[0]?.toUpperCase()}${things.slice(1)}: \${this.score}\`);
${seconds === undefined ? '' : '    this.time.delayedCall(RESPAWN_MS, () => item.enableBody(true, item.x, item.y, true, true));\n'}  }
}

new Phaser.Game({
  type: Phaser.AUTO,
  width: 800,
  height: 450,
  backgroundColor: '#0f172a',
  physics: { default: 'arcade', arcade: { gravity: { x: 0, y: 900 } } },
  scene: ${name},
});`;
}
