// Written by `npm run generate` from openapi/. Changes belong there.

const ne=S=>{const U=C,k={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/4"},_embed:{$ref:"/shared/\
4"},context:{$ref:"/shared/5"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{type:"\
string"},after:{$ref:"/shared/6"},modified_after:{$ref:"/shared/6"},author:{$ref:"/shared/7"},author_exclude:{$ref:"/sha\
red/7"},before:{$ref:"/shared/6"},modified_before:{$ref:"/shared/6"},exclude:{$ref:"/shared/7"},include:{$ref:"/shared/7"},
offset:{type:"integer"},order:{type:"string",enum:["asc","desc"]},orderby:{type:"string",enum:["author","date","id","inc\
lude","modified","parent","relevance","slug","include_slugs","title"]},parent:{$ref:"/shared/7"},parent_exclude:{$ref:"/\
shared/7"},search_columns:{type:"array",items:{type:"string",enum:["post_title","post_content","post_excerpt"]}},slug:{$ref:"\
/shared/4"},status:{type:"array",items:{type:"string",enum:["inherit","private","trash"]}},media_type:{type:"array",items:{
type:"string",enum:["image","video","text","application","audio"]}},mime_type:{$ref:"/shared/4"}}},params:{$ref:"/shared\
/8"},body:{}}};function u(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(Array.
isArray(r)){const t=r.length;for(let i=0;i<t;i++)if(typeof r[i]!="string"){const p={instancePath:o+"/"+i,schemaPath:"#/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return u.
errors=e,s===0}const W={type:"string",enum:["view","embed","edit"]};function v(r,{instancePath:o="",parentData:n,parentDataProperty:l,
rootData:a=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={
instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:W.enum},message:"must be equal to one of the all\
owed values"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}const O=S.formats["date-time"];function g(r,{instancePath:o="",
parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(typeof r=="string"){if(!O(r)){const t={instancePath:o,
schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[
t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}return g.errors=e,s===0}function f(r,{instancePath:o="",parentData:n,parentDataProperty:l,
rootData:a=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let i=0;i<t;i++){let p=r[i];if(!(typeof p=="n\
umber"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const y={instancePath:o+"/"+i,schemaPath:"#/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),s++}}}else{const t={instancePath:o,schemaPath:"#/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===0}function P(r,{
instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return P.errors=e,s===0}function C(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t._fields!==void 0&&(u(t._fields,{instancePath:o+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:a})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),t._embed!==void 0&&(u(t._embed,{instancePath:o+
"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:a})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),
t.context!==void 0&&(v(t.context,{instancePath:o+"/query/context",parentData:t,parentDataProperty:"context",rootData:a})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length)),t.page!==void 0){let i=t.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){const p={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof i=="number"&&isFinite(i)&&
(i<1||isNaN(i))){const p={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}if(t.per_page!==void 0){
let i=t.per_page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const p={instancePath:o+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[p]:e.push(p),s++}if(typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i)){const p={instancePath:o+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <=\
 100"};e===null?e=[p]:e.push(p),s++}if(i<1||isNaN(i)){const p={instancePath:o+"/query/per_page",schemaPath:"#/properties\
/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[p]:e.push(p),s++}}}if(t.search!==void 0&&typeof t.search!="string"){const i={instancePath:o+"/query/search",schemaPath:"\
#/properties/query/properties/search/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:
e.push(i),s++}if(t.after!==void 0&&(g(t.after,{instancePath:o+"/query/after",parentData:t,parentDataProperty:"after",rootData:a})||
(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t.modified_after!==void 0&&(g(t.modified_after,{instancePath:o+"/qu\
ery/modified_after",parentData:t,parentDataProperty:"modified_after",rootData:a})||(e=e===null?g.errors:e.concat(g.errors),
s=e.length)),t.author!==void 0&&(f(t.author,{instancePath:o+"/query/author",parentData:t,parentDataProperty:"author",rootData:a})||
(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.author_exclude!==void 0&&(f(t.author_exclude,{instancePath:o+"/qu\
ery/author_exclude",parentData:t,parentDataProperty:"author_exclude",rootData:a})||(e=e===null?f.errors:e.concat(f.errors),
s=e.length)),t.before!==void 0&&(g(t.before,{instancePath:o+"/query/before",parentData:t,parentDataProperty:"before",rootData:a})||
(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t.modified_before!==void 0&&(g(t.modified_before,{instancePath:o+"/\
query/modified_before",parentData:t,parentDataProperty:"modified_before",rootData:a})||(e=e===null?g.errors:e.concat(g.errors),
s=e.length)),t.exclude!==void 0&&(f(t.exclude,{instancePath:o+"/query/exclude",parentData:t,parentDataProperty:"exclude",
rootData:a})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.include!==void 0&&(f(t.include,{instancePath:o+"/qu\
ery/include",parentData:t,parentDataProperty:"include",rootData:a})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),
t.offset!==void 0){let i=t.offset;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const p={instancePath:o+"/qu\
ery/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[p]:e.push(p),s++}}if(t.order!==void 0){let i=t.order;if(typeof i!="string"){const p={instancePath:o+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),s++}if(!(i==="asc"||i==="desc")){const p={instancePath:o+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:k.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.orderby!==void 0){let i=t.orderby;
if(typeof i!="string"){const p={instancePath:o+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(i==="author"||i==="dat\
e"||i==="id"||i==="include"||i==="modified"||i==="parent"||i==="relevance"||i==="slug"||i==="include_slugs"||i==="title")){
const p={instancePath:o+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{
allowedValues:k.properties.query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?
e=[p]:e.push(p),s++}}if(t.parent!==void 0&&(f(t.parent,{instancePath:o+"/query/parent",parentData:t,parentDataProperty:"\
parent",rootData:a})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.parent_exclude!==void 0&&(f(t.parent_exclude,
{instancePath:o+"/query/parent_exclude",parentData:t,parentDataProperty:"parent_exclude",rootData:a})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length)),t.search_columns!==void 0){let i=t.search_columns;if(Array.isArray(i)){const p=i.length;
for(let y=0;y<p;y++){let h=i[y];if(typeof h!="string"){const c={instancePath:o+"/query/search_columns/"+y,schemaPath:"#/\
properties/query/properties/search_columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[c]:e.push(c),s++}if(!(h==="post_title"||h==="post_content"||h==="post_excerpt")){const c={instancePath:o+"/query\
/search_columns/"+y,schemaPath:"#/properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:k.
properties.query.properties.search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=
[c]:e.push(c),s++}}}else{const p={instancePath:o+"/query/search_columns",schemaPath:"#/properties/query/properties/searc\
h_columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.slug!==
void 0&&(u(t.slug,{instancePath:o+"/query/slug",parentData:t,parentDataProperty:"slug",rootData:a})||(e=e===null?u.errors:
e.concat(u.errors),s=e.length)),t.status!==void 0){let i=t.status;if(Array.isArray(i)){const p=i.length;for(let y=0;y<p;y++){
let h=i[y];if(typeof h!="string"){const c={instancePath:o+"/query/status/"+y,schemaPath:"#/properties/query/properties/s\
tatus/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}if(!(h===
"inherit"||h==="private"||h==="trash")){const c={instancePath:o+"/query/status/"+y,schemaPath:"#/properties/query/proper\
ties/status/items/enum",keyword:"enum",params:{allowedValues:k.properties.query.properties.status.items.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[c]:e.push(c),s++}}}else{const p={instancePath:o+"/query/status",
schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[p]:e.push(p),s++}}if(t.media_type!==void 0){let i=t.media_type;if(Array.isArray(i)){const p=i.length;for(let y=0;y<
p;y++){let h=i[y];if(typeof h!="string"){const c={instancePath:o+"/query/media_type/"+y,schemaPath:"#/properties/query/p\
roperties/media_type/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),
s++}if(!(h==="image"||h==="video"||h==="text"||h==="application"||h==="audio")){const c={instancePath:o+"/query/media_ty\
pe/"+y,schemaPath:"#/properties/query/properties/media_type/items/enum",keyword:"enum",params:{allowedValues:k.properties.
query.properties.media_type.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),s++}}}else{
const p={instancePath:o+"/query/media_type",schemaPath:"#/properties/query/properties/media_type/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}t.mime_type!==void 0&&(u(t.mime_type,{instancePath:o+
"/query/mime_type",parentData:t,parentDataProperty:"mime_type",rootData:a})||(e=e===null?u.errors:e.concat(u.errors),s=e.
length))}else{const i={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[i]:e.push(i),s++}}r.params!==void 0&&(P(r.params,{instancePath:o+"/params",parentData:r,
parentDataProperty:"params",rootData:a})||(e=e===null?P.errors:e.concat(P.errors),s=e.length))}return C.errors=e,s===0}const X=J;
function b(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r))r._fields!==void 0&&(u(r._fields,{instancePath:o+"/_fields",parentData:r,parentDataProperty:"_fie\
lds",rootData:a})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r._embed!==void 0&&(u(r._embed,{instancePath:o+"\
/_embed",parentData:r,parentDataProperty:"_embed",rootData:a})||(e=e===null?u.errors:e.concat(u.errors),s=e.length));else{
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return b.errors=e,s===0}const B={type:"object",required:[],properties:{date:{$ref:"/shared/0"},date_gmt:{
$ref:"/shared/0"},slug:{type:["string","null"]},title:{$ref:"/schemas/TitleInput"},author:{type:"integer"},featured_media:{
type:["integer","null"]},comment_status:{$ref:"/shared/1"},ping_status:{$ref:"/shared/1"},template:{$ref:"/shared/2"}}},
Y={type:["string","null"],format:"date-time"};function D(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){
let e=null,s=0;if(typeof r!="string"&&r!==null){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:Y.
type},message:"must be string,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!O(r)){const t={instancePath:o,
schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[
t]:e.push(t),s++}return D.errors=e,s===0}const Z={type:["string","object"],required:[],properties:{raw:{$ref:"/shared/2"}}},
ee={type:["string","number","boolean","null"]};function w(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){
let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:ee.type},message:"must be string,number,boolean,null"};e===null?e=[t]:e.
push(t),s++}return w.errors=e,s===0}function A(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){
let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:o,schemaPath:"#\
/type",keyword:"type",params:{type:Z.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}return r&&typeof r==
"object"&&!Array.isArray(r)&&r.raw!==void 0&&(w(r.raw,{instancePath:o+"/raw",parentData:r,parentDataProperty:"raw",rootData:a})||
(e=e===null?w.errors:e.concat(w.errors),s=e.length)),A.errors=e,s===0}const re={type:"string",enum:["open","closed"]};function _(r,{
instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"open"||r==="closed")){const t={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:re.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}function j(r,{instancePath:o="",
parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==
void 0&&(D(r.date,{instancePath:o+"/date",parentData:r,parentDataProperty:"date",rootData:a})||(e=e===null?D.errors:e.concat(
D.errors),s=e.length)),r.date_gmt!==void 0&&(D(r.date_gmt,{instancePath:o+"/date_gmt",parentData:r,parentDataProperty:"d\
ate_gmt",rootData:a})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.slug!==void 0){let t=r.slug;if(typeof t!="\
string"&&t!==null){const i={instancePath:o+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:B.properties.
slug.type},message:"must be string,null"};e===null?e=[i]:e.push(i),s++}}if(r.title!==void 0&&(A(r.title,{instancePath:o+
"/title",parentData:r,parentDataProperty:"title",rootData:a})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.author!==
void 0){let t=r.author;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:o+"/author",schemaPath:"\
#/properties/author/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}}
if(r.featured_media!==void 0){let t=r.featured_media;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){
const i={instancePath:o+"/featured_media",schemaPath:"#/properties/featured_media/type",keyword:"type",params:{type:B.properties.
featured_media.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),s++}}r.comment_status!==void 0&&(_(r.comment_status,
{instancePath:o+"/comment_status",parentData:r,parentDataProperty:"comment_status",rootData:a})||(e=e===null?_.errors:e.
concat(_.errors),s=e.length)),r.ping_status!==void 0&&(_(r.ping_status,{instancePath:o+"/ping_status",parentData:r,parentDataProperty:"\
ping_status",rootData:a})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.template!==void 0&&(w(r.template,{instancePath:o+
"/template",parentData:r,parentDataProperty:"template",rootData:a})||(e=e===null?w.errors:e.concat(w.errors),s=e.length))}else{
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return j.errors=e,s===0}const x={type:"object",required:[],properties:{status:{type:["string","null"],enum:[
"publish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-\
schedule","cal-ea-pending","cal-ea-draft","cal-ignored","inherit","trash",null]},alt_text:{type:["string","null"]},caption:{
$ref:"/schemas/CaptionInput"},description:{$ref:"/schemas/DescriptionInput"},post:{type:["integer","null"]},meta:{$ref:"\
/schemas/MediaMetaInput"}}},G={type:["string","object"],required:[],properties:{raw:{type:["string","null"]}}};function N(r,{
instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r==
"object"&&!Array.isArray(r))){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:G.type},message:"m\
ust be string,object"};e===null?e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0){let t=r.
raw;if(typeof t!="string"&&t!==null){const i={instancePath:o+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{
type:G.properties.raw.type},message:"must be string,null"};e===null?e=[i]:e.push(i),s++}}return N.errors=e,s===0}const H={
type:["string","object"],required:[],properties:{raw:{type:["string","null"]}}};function E(r,{instancePath:o="",parentData:n,
parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:H.type},message:"must be string,object"};e===null?
e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0){let t=r.raw;if(typeof t!="string"&&t!==
null){const i={instancePath:o+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:H.properties.raw.type},
message:"must be string,null"};e===null?e=[i]:e.push(i),s++}}return E.errors=e,s===0}function $(r,{instancePath:o="",parentData:n,
parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $.
errors=e,s===0}function F(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.status!==void 0){let t=r.status;if(typeof t!="string"&&t!==null){const i={instancePath:o+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:x.properties.status.type},message:"must be s\
tring,null"};e===null?e=[i]:e.push(i),s++}if(!(t==="publish"||t==="future"||t==="draft"||t==="pending"||t==="private"||t===
"ads_expired"||t==="fields-disabled"||t==="cal-ea-success"||t==="cal-ea-failed"||t==="cal-ea-schedule"||t==="cal-ea-pend\
ing"||t==="cal-ea-draft"||t==="cal-ignored"||t==="inherit"||t==="trash"||t===null)){const i={instancePath:o+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:x.properties.status.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[i]:e.push(i),s++}}if(r.alt_text!==void 0){let t=r.alt_text;if(typeof t!="string"&&t!==
null){const i={instancePath:o+"/alt_text",schemaPath:"#/properties/alt_text/type",keyword:"type",params:{type:x.properties.
alt_text.type},message:"must be string,null"};e===null?e=[i]:e.push(i),s++}}if(r.caption!==void 0&&(N(r.caption,{instancePath:o+
"/caption",parentData:r,parentDataProperty:"caption",rootData:a})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),
r.description!==void 0&&(E(r.description,{instancePath:o+"/description",parentData:r,parentDataProperty:"description",rootData:a})||
(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.post!==void 0){let t=r.post;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))&&t!==null){const i={instancePath:o+"/post",schemaPath:"#/properties/post/type",keyword:"type",params:{type:x.
properties.post.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),s++}}r.meta!==void 0&&($(r.meta,{instancePath:o+
"/meta",parentData:r,parentDataProperty:"meta",rootData:a})||(e=e===null?$.errors:e.concat($.errors),s=e.length))}else{const t={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return F.errors=e,s===0}function q(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,
s=0;return j(r,{instancePath:o,parentData:n,parentDataProperty:l,rootData:a})||(e=e===null?j.errors:e.concat(j.errors),s=
e.length),F(r,{instancePath:o,parentData:n,parentDataProperty:l,rootData:a})||(e=e===null?F.errors:e.concat(F.errors),s=
e.length),q.errors=e,s===0}function M(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.file!==void 0&&typeof r.file!="string"){const t={instancePath:o+"/\
file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),s++}return M.errors=e,s===0}function V(r,{instancePath:o="",parentData:n,parentDataProperty:l,
rootData:a=r}={}){let e=null,s=0;return q(r,{instancePath:o,parentData:n,parentDataProperty:l,rootData:a})||(e=e===null?
q.errors:e.concat(q.errors),s=e.length),M(r,{instancePath:o,parentData:n,parentDataProperty:l,rootData:a})||(e=e===null?
M.errors:e.concat(M.errors),s=e.length),V.errors=e,s===0}function J(r,{instancePath:o="",parentData:n,parentDataProperty:l,
rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(b(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.params!==
void 0&&(P(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?P.errors:
e.concat(P.errors),s=e.length)),r.body!==void 0&&(V(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",
rootData:a})||(e=e===null?V.errors:e.concat(V.errors),s=e.length))),J.errors=e,s===0}const te=K;function d(r,{instancePath:o="",
parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must h\
ave required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const i={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return d.errors=e,s===0}function K(r,{
instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t))t._fields!==void 0&&(u(t._fields,{instancePath:o+
"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:a})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),
t._embed!==void 0&&(u(t._embed,{instancePath:o+"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:a})||(e=
e===null?u.errors:e.concat(u.errors),s=e.length)),t.context!==void 0&&(v(t.context,{instancePath:o+"/query/context",parentData:t,
parentDataProperty:"context",rootData:a})||(e=e===null?v.errors:e.concat(v.errors),s=e.length));else{const i={instancePath:o+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[i]:e.push(i),s++}}r.params!==void 0&&(d(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:a})||
(e=e===null?d.errors:e.concat(d.errors),s=e.length))}return K.errors=e,s===0}const se=L;function L(r,{instancePath:o="",
parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(b(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?b.errors:e.
concat(b.errors),s=e.length)),r.params!==void 0&&(d(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:a})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),r.body!==void 0&&(q(r.body,{instancePath:o+"/\
body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?q.errors:e.concat(q.errors),s=e.length))),L.errors=
e,s===0}const oe=Q;function Q(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
_fields!==void 0&&(u(t._fields,{instancePath:o+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:a})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length)),t._embed!==void 0&&(u(t._embed,{instancePath:o+"/query/_embed",parentData:t,
parentDataProperty:"_embed",rootData:a})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),t.force!==void 0&&typeof t.
force!="boolean"){const i={instancePath:o+"/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:o+"/qu\
ery",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:
e.push(i),s++}}r.params!==void 0&&(d(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:a})||
(e=e===null?d.errors:e.concat(d.errors),s=e.length))}return Q.errors=e,s===0}const ie=R,ae=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
pe={type:"object",required:["type","args"],properties:{type:{type:"string",enum:["rotate","crop"]},args:{$ref:"/schemas/\
MediaModifierArgs"}}};function m(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;
if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:o,schemaPath:"#/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){const t={instancePath:o,
schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(
t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};
e===null?e=[t]:e.push(t),s++}return m.errors=e,s===0}function I(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.angle!==void 0){let t=r.angle;if(typeof t=="number"&&isFinite(
t)){if(t>360||isNaN(t)){const i={instancePath:o+"/angle",schemaPath:"#/properties/angle/maximum",keyword:"maximum",params:{
comparison:"<=",limit:360},message:"must be <= 360"};e===null?e=[i]:e.push(i),s++}if(t<-360||isNaN(t)){const i={instancePath:o+
"/angle",schemaPath:"#/properties/angle/minimum",keyword:"minimum",params:{comparison:">=",limit:-360},message:"must be \
>= -360"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:o+"/angle",schemaPath:"#/properties/angle/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[i]:e.push(i),s++}}r.left!==void 0&&(m(r.left,{instancePath:o+
"/left",parentData:r,parentDataProperty:"left",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.top!==
void 0&&(m(r.top,{instancePath:o+"/top",parentData:r,parentDataProperty:"top",rootData:a})||(e=e===null?m.errors:e.concat(
m.errors),s=e.length)),r.width!==void 0&&(m(r.width,{instancePath:o+"/width",parentData:r,parentDataProperty:"width",rootData:a})||
(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.height!==void 0&&(m(r.height,{instancePath:o+"/height",parentData:r,
parentDataProperty:"height",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))}else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return I.
errors=e,s===0}function T(r,{instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.args===
void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"args"},message:"must\
 have required property 'args'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0){let t=r.type;if(typeof t!="string"){const i={
instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[i]:e.push(i),s++}if(!(t==="rotate"||t==="crop")){const i={instancePath:o+"/type",schemaPath:"#/properties/ty\
pe/enum",keyword:"enum",params:{allowedValues:pe.properties.type.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[i]:e.push(i),s++}}r.args!==void 0&&(I(r.args,{instancePath:o+"/args",parentData:r,parentDataProperty:"a\
rgs",rootData:a})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}else{const t={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return T.errors=e,s===0}function z(r,{
instancePath:o="",parentData:n,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.src===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"src"},
message:"must have required property 'src'"};e===null?e=[t]:e.push(t),s++}if(r.src!==void 0){let t=r.src;if(typeof t=="s\
tring"){if(!ae.test(t)){const i={instancePath:o+"/src",schemaPath:"#/properties/src/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:o+"/src",schemaPath:"#\
/properties/src/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(r.
modifiers!==void 0){let t=r.modifiers;if(Array.isArray(t)){if(t.length>20){const p={instancePath:o+"/modifiers",schemaPath:"\
#/properties/modifiers/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?
e=[p]:e.push(p),s++}if(t.length<1){const p={instancePath:o+"/modifiers",schemaPath:"#/properties/modifiers/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),s++}const i=t.length;for(let p=0;p<
i;p++)T(t[p],{instancePath:o+"/modifiers/"+p,parentData:t,parentDataProperty:p,rootData:a})||(e=e===null?T.errors:e.concat(
T.errors),s=e.length)}else{const i={instancePath:o+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(r.rotation!==void 0){let t=r.rotation;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:o+"/rotation",schemaPath:"#/properties/rotation/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)){
if(t>359||isNaN(t)){const i={instancePath:o+"/rotation",schemaPath:"#/properties/rotation/maximum",keyword:"maximum",params:{
comparison:"<=",limit:359},message:"must be <= 359"};e===null?e=[i]:e.push(i),s++}if(t<1||isNaN(t)){const i={instancePath:o+
"/rotation",schemaPath:"#/properties/rotation/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must \
be >= 1"};e===null?e=[i]:e.push(i),s++}}}r.x!==void 0&&(m(r.x,{instancePath:o+"/x",parentData:r,parentDataProperty:"x",rootData:a})||
(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.y!==void 0&&(m(r.y,{instancePath:o+"/y",parentData:r,parentDataProperty:"\
y",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.width!==void 0&&(m(r.width,{instancePath:o+"/wid\
th",parentData:r,parentDataProperty:"width",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.height!==
void 0&&(m(r.height,{instancePath:o+"/height",parentData:r,parentDataProperty:"height",rootData:a})||(e=e===null?m.errors:
e.concat(m.errors),s=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return z.errors=e,s===0}function R(r,{instancePath:o="",parentData:n,parentDataProperty:l,
rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(b(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.params!==
void 0&&(d(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?d.errors:
e.concat(d.errors),s=e.length)),r.body!==void 0&&(z(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",
rootData:a})||(e=e===null?z.errors:e.concat(z.errors),s=e.length))),R.errors=e,s===0}return{deleteMedia:oe,editMedia:ie,
getMedia:te,listMedia:U,updateMedia:se,uploadMedia:X}};export{ne as createValidators};
