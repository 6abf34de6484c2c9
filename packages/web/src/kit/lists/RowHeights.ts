/** What is kept free of it while nothing was drawn yet: a row of one line on a wide screen, in pixels. */
export const defaultRowHeightPx = 56;

/** How high the rows of a long list are: as they were drawn last, and where they were never, as high as is usual among them. */
export class RowHeights {
  /** As the first that were drawn in this width are on average. */
  usual = defaultRowHeightPx;
  /** Nothing where it was not drawn. */
  #drawn = new Float32Array(0);
  #width = 0;

  get count(): number {
    return this.#drawn.length;
  }

  /** How wide the table was in which they were drawn; nothing while none was. */
  get width(): number {
    return this.#width;
  }

  /** The list has so many rows; those of a longer or a shorter one are others. */
  fit(count: number): void {
    if (count !== this.count) this.#drawn = new Float32Array(count);
  }

  /** These are drawn now, in a table that is so wide: in another width no row is as high as it was. */
  note(width: number, rows: readonly (readonly [index: number, height: number])[]): void {
    const laidOut = rows.filter(([index, height]) => index < this.count && height > 0);
    if (laidOut.length === 0) return;
    if (width !== this.#width) {
      this.#width = width;
      this.#drawn.fill(0);
      this.usual = laidOut.reduce((sum, [, height]) => sum + height, 0) / laidOut.length;
    }
    for (const [index, height] of laidOut) this.#drawn[index] = height;
  }

  /** From the upper edge of one row to that of another one. */
  between(from: number, to: number): number {
    let height = 0;
    for (let index = from; index < to; index += 1) height += this.#of(index);
    return height;
  }

  /** The row that lies so far below the upper edge of the first one; their count below the last. */
  at(below: number): number {
    let edge = 0;
    for (let index = 0; index < this.count; index += 1) {
      edge += this.#of(index);
      if (edge > below) return index;
    }
    return this.count;
  }

  #of(index: number): number {
    return this.#drawn[index] || this.usual;
  }
}
