import { Migration } from '@mikro-orm/migrations';

/** How the ranks are distributed; the statistics of the partial index are not used. */
export class Migration20261126060100_statistics_of_ranks extends Migration {
  override name = 'Migration20261126060100_statistics_of_ranks';

  override up() {
    this.addSql(
      'create statistics property_best_supported on (case when review_count > 0 then round((30 + 2 * (lived_here_stars + owned_stars) + visited_stars)::numeric / (10 + 2 * (lived_here_count + owned_count) + visited_count), 3) else 0 end) from property;',
    );
  }

  override down() {
    this.addSql('drop statistics property_best_supported;');
  }
}
