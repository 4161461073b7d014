import { type LayoutWish, orderIn } from './layout-words.ts';

interface Area {
  readonly width: number;
  readonly height: number;
}

interface TileGrid {
  /** The side of a cell, in pixels. */
  readonly cell: number;
  /** The centre of a cell; a last row that is not full stands in the middle. */
  readonly centreOf: (index: number) => { readonly x: number; readonly y: number };
}

/** Square cells in a row or a column where the prompt wants one, and else in the form of the area. */
export function tileGrid(
  count: number,
  layout: readonly LayoutWish[],
  { width, height }: Area,
  share = 1,
): TileGrid {
  const order = orderIn(layout);
  const columns =
    order === 'row' ? count : order === 'column' ? 1 : Math.ceil(Math.sqrt((count * width) / height));
  const rows = Math.ceil(count / columns);
  const cell = Math.min((width * share) / columns, (height * share) / rows);
  return {
    cell,
    centreOf(index) {
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, count - row * columns);
      return {
        x: width / 2 + ((index % columns) - (inRow - 1) / 2) * cell,
        y: height / 2 + (row - (rows - 1) / 2) * cell,
      };
    },
  };
}
