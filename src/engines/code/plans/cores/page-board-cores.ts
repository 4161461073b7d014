import type { Core } from './core.ts';
import {
  ARROWS,
  BEST,
  GAME_OVER,
  PAGE_ALWAYS,
  RESTART,
  SCORE,
  SWIPE,
  silentWith,
  TIMER,
} from './page-words.ts';

/** Games on a board of cells. */
export const PAGE_BOARD_CORES: readonly Core[] = [
  {
    id: 'page-minesweeper',
    about: /^(?=.*\bmine ?sweeper\b)(?!.*\b(?:terminal|console|difficulty|levels?|leaderboard)\b)/,
    name: 'minesweeper',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      timer: TIMER,
      grid: /[,;]? ?\b(?:with |on |of |in |a |an |and )*(\d{1,2} ?(?:x|×|by) ?\d{1,2})(?: (?:grid|board|field|cells))?\b/,
      mines:
        /[,;]? ?\b(?:with |and |containing |has )*(\d{1,3}|ten|twelve) (?:random |randomly placed |hidden )?(?:mines|bombs)\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      RESTART,
      GAME_OVER,
      /[,;]? ?\b(?:and |with |a |an |the |by |on |using |to |via )*(?:right[- ]?click(?:ing|s)?(?: (?:to|for|puts?|sets?|toggles?|places?) (?:an? |place |put |set |the )*(?:flags?|flagging))?|flags?(?: (?:with|by|on|via|using) (?:a |the )?right[- ]?click)?|flagging(?: (?:with|by|on) (?:a |the )?right[- ]?click)?)\b/,
      /[,;]? ?\b(?:and |with |the |that |which |first |click |is |never |a |safe |cannot |can't |be |mine |automatic(?:ally)? |recursive |flood |reveals?|opens?|opening|revealing)+(?:(?: ?(?:safe|mine|a|the|of|empty|areas?|cells?|fields?|neighbou?rs?|fill|zeros?|regions?|automatically|reveal(?:ing)?|first|click)\b)+)/,
      /[,;]? ?\b(?:and |with |a |the |shows?|showing|of )*(?: ?(?:remaining |left )?(?:mines?|bombs?|flags?) (?:counter|left|remaining|count))\b/,
    ],
    derived: (values) => {
      const [width = 9, height = 9] = values.get('grid')?.match(/\d+/g)?.map(Number) ?? [];
      const mines = Number(values.get('mines') ?? Math.max(10, Math.round(width * height * 0.14)));
      if (width < 5 || height < 5 || width > 40 || height > 40 || mines < 1 || mines > width * height - 9)
        return undefined;
      return { width: String(width), height: String(height), mines: String(mines), grid: '' };
    },
    silent: silentWith('minesweeper mine sweeper mines cells field grid click'),
  },
  {
    id: 'page-2048',
    about: /^(?=.*\b2048\b)(?!.*\b(?:terminal|console|bit|port|bytes|undo|animat\w+)\b)/,
    name: 'game2048',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      best: BEST,
      size: /[,;]? ?\b(?:with |on |of |in |a |an )*(?:([3-6]) ?(?:x|×|by) ?[3-6])(?: (?:grid|board|field))?\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      SCORE,
      RESTART,
      GAME_OVER,
      ARROWS,
      SWIPE,
      /[,;]? ?\b(?:and |the |equal |same |that |tiles? |with |where )*(?:tiles?|merg(?:es?|ing|ed)|slid(?:es?|ing)|join(?:s|ed)?|combin(?:es?|ed|ing))(?: (?:and |the |equal |same |tiles?|merge|merges|slide|slides|join|when|they|into|one|of|value|values|numbers?)\b)*/,
    ],
    silent: silentWith('2048 tiles tile puzzle sliding number arrow keys'),
  },
];
