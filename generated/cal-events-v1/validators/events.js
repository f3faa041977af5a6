// Written by `npm run generate` from openapi/. Changes belong there.

const ue=X=>{const Y=C,Z={properties:{query:{type:"object",properties:{page:{$ref:"/shared/5"},per_page:{$ref:"/shared/5"},
start_date:{type:"string"},end_date:{type:"string"},starts_before:{type:"string"},starts_after:{type:"string"},ends_before:{
type:"string"},ends_after:{type:"string"},strict_dates:{type:["string","boolean"],minLength:1,pattern:"^(?:[^0]|0.)"},search:{
$ref:"/shared/0"},categories:{$ref:"/shared/6"},tags:{$ref:"/shared/6"},venue:{$ref:"/shared/7"},organizer:{$ref:"/share\
d/7"},featured:{type:"boolean"},status:{type:"array",items:{type:"string"},minItems:1,maxItems:50},geoloc:{type:"boolean"},
geoloc_lat:{type:"number",minimum:-90,maximum:90},geoloc_lng:{type:"number",minimum:-180,maximum:180},geoloc_radius:{type:"\
number",minimum:0,maximum:20040},include:{type:"array",items:{$ref:"/shared/5"},minItems:1,maxItems:1e3},post_parent:{type:"\
integer"},ticketed:{type:"boolean"},ical:{type:"boolean"},_fields:{$ref:"/shared/8"}}},params:{$ref:"/shared/9"},body:{}}};
function f(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o,
schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),t++}return f.errors=e,t===0}const N=X.lengthOf,R=new RegExp("^(?:[^0]|0.)","u");function y(r,{instancePath:o="",parentData:p,
parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(typeof r=="string"){if(N(r)<1){const s={instancePath:o,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}if(!R.test(r)){const s={instancePath:o,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0.)"},message:'\
must match pattern "^(?:[^0]|0.)"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return y.errors=e,t===0}function v(r,{
instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(Array.isArray(r)){if(r.length>100){
const i={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 1\
00 items"};e===null?e=[i]:e.push(i),t++}if(r.length<1){const i={instancePath:o,schemaPath:"#/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}const s=r.length;for(let i=0;i<
s;i++)if(typeof r[i]!="string"){const a={instancePath:o+"/"+i,schemaPath:"#/items/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return v.errors=e,t===0}function P(r,{
instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(Array.isArray(r)){if(r.length>100){
const i={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 1\
00 items"};e===null?e=[i]:e.push(i),t++}if(r.length<1){const i={instancePath:o,schemaPath:"#/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}const s=r.length;for(let i=0;i<
s;i++){let a=r[i];if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const u={instancePath:o+"/"+i,schemaPath:"#/\
items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}}}else{const s={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}return P.errors=e,t===0}function m(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,
t=0;if(Array.isArray(r)){const s=r.length;for(let i=0;i<s;i++)if(typeof r[i]!="string"){const a={instancePath:o+"/"+i,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{const s={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}return m.errors=e,t===0}function _(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,
t=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return _.errors=e,t===0}function C(r,{instancePath:o="",
parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.page!==void 0&&(f(s.page,{instancePath:o+"/query\
/page",parentData:s,parentDataProperty:"page",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),s.per_page!==
void 0&&(f(s.per_page,{instancePath:o+"/query/per_page",parentData:s,parentDataProperty:"per_page",rootData:n})||(e=e===
null?f.errors:e.concat(f.errors),t=e.length)),s.start_date!==void 0&&typeof s.start_date!="string"){const i={instancePath:o+
"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(s.end_date!==void 0&&typeof s.end_date!="string"){const i={instancePath:o+
"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(s.starts_before!==void 0&&typeof s.starts_before!="string"){const i={instancePath:o+
"/query/starts_before",schemaPath:"#/properties/query/properties/starts_before/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),t++}if(s.starts_after!==void 0&&typeof s.starts_after!="string"){const i={
instancePath:o+"/query/starts_after",schemaPath:"#/properties/query/properties/starts_after/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(s.ends_before!==void 0&&typeof s.ends_before!="\
string"){const i={instancePath:o+"/query/ends_before",schemaPath:"#/properties/query/properties/ends_before/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(s.ends_after!==void 0&&typeof s.ends_after!=
"string"){const i={instancePath:o+"/query/ends_after",schemaPath:"#/properties/query/properties/ends_after/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(s.strict_dates!==void 0){let i=s.
strict_dates;if(typeof i!="string"&&typeof i!="boolean"){const a={instancePath:o+"/query/strict_dates",schemaPath:"#/pro\
perties/query/properties/strict_dates/type",keyword:"type",params:{type:Z.properties.query.properties.strict_dates.type},
message:"must be string,boolean"};e===null?e=[a]:e.push(a),t++}if(typeof i=="string"){if(N(i)<1){const a={instancePath:o+
"/query/strict_dates",schemaPath:"#/properties/query/properties/strict_dates/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}if(!R.test(i)){const a={instancePath:o+"/q\
uery/strict_dates",schemaPath:"#/properties/query/properties/strict_dates/pattern",keyword:"pattern",params:{pattern:"^(\
?:[^0]|0.)"},message:'must match pattern "^(?:[^0]|0.)"'};e===null?e=[a]:e.push(a),t++}}}if(s.search!==void 0&&(y(s.search,
{instancePath:o+"/query/search",parentData:s,parentDataProperty:"search",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),
t=e.length)),s.categories!==void 0&&(v(s.categories,{instancePath:o+"/query/categories",parentData:s,parentDataProperty:"\
categories",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.tags!==void 0&&(v(s.tags,{instancePath:o+
"/query/tags",parentData:s,parentDataProperty:"tags",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),
s.venue!==void 0&&(P(s.venue,{instancePath:o+"/query/venue",parentData:s,parentDataProperty:"venue",rootData:n})||(e=e===
null?P.errors:e.concat(P.errors),t=e.length)),s.organizer!==void 0&&(P(s.organizer,{instancePath:o+"/query/organizer",parentData:s,
parentDataProperty:"organizer",rootData:n})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.featured!==void 0&&typeof s.
featured!="boolean"){const i={instancePath:o+"/query/featured",schemaPath:"#/properties/query/properties/featured/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(s.status!==void 0){let i=s.
status;if(Array.isArray(i)){if(i.length>50){const u={instancePath:o+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[u]:e.
push(u),t++}if(i.length<1){const u={instancePath:o+"/query/status",schemaPath:"#/properties/query/properties/status/minI\
tems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),t++}const a=i.
length;for(let u=0;u<a;u++)if(typeof i[u]!="string"){const B={instancePath:o+"/query/status/"+u,schemaPath:"#/properties\
/query/properties/status/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[B]:e.push(
B),t++}}else{const a={instancePath:o+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.geoloc!==void 0&&typeof s.geoloc!="\
boolean"){const i={instancePath:o+"/query/geoloc",schemaPath:"#/properties/query/properties/geoloc/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(s.geoloc_lat!==void 0){let i=s.geoloc_lat;
if(typeof i=="number"&&isFinite(i)){if(i>90||isNaN(i)){const a={instancePath:o+"/query/geoloc_lat",schemaPath:"#/propert\
ies/query/properties/geoloc_lat/maximum",keyword:"maximum",params:{comparison:"<=",limit:90},message:"must be <= 90"};e===
null?e=[a]:e.push(a),t++}if(i<-90||isNaN(i)){const a={instancePath:o+"/query/geoloc_lat",schemaPath:"#/properties/query/\
properties/geoloc_lat/minimum",keyword:"minimum",params:{comparison:">=",limit:-90},message:"must be >= -90"};e===null?e=
[a]:e.push(a),t++}}else{const a={instancePath:o+"/query/geoloc_lat",schemaPath:"#/properties/query/properties/geoloc_lat\
/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(s.geoloc_lng!==void 0){
let i=s.geoloc_lng;if(typeof i=="number"&&isFinite(i)){if(i>180||isNaN(i)){const a={instancePath:o+"/query/geoloc_lng",schemaPath:"\
#/properties/query/properties/geoloc_lng/maximum",keyword:"maximum",params:{comparison:"<=",limit:180},message:"must be \
<= 180"};e===null?e=[a]:e.push(a),t++}if(i<-180||isNaN(i)){const a={instancePath:o+"/query/geoloc_lng",schemaPath:"#/pro\
perties/query/properties/geoloc_lng/minimum",keyword:"minimum",params:{comparison:">=",limit:-180},message:"must be >= -\
180"};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:o+"/query/geoloc_lng",schemaPath:"#/properties/query/prop\
erties/geoloc_lng/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}if(s.
geoloc_radius!==void 0){let i=s.geoloc_radius;if(typeof i=="number"&&isFinite(i)){if(i>20040||isNaN(i)){const a={instancePath:o+
"/query/geoloc_radius",schemaPath:"#/properties/query/properties/geoloc_radius/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:20040},message:"must be <= 20040"};e===null?e=[a]:e.push(a),t++}if(i<0||isNaN(i)){const a={instancePath:o+"/qu\
ery/geoloc_radius",schemaPath:"#/properties/query/properties/geoloc_radius/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:o+"/query/geoloc_radius",schemaPath:"\
#/properties/query/properties/geoloc_radius/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[a]:e.push(a),t++}}if(s.include!==void 0){let i=s.include;if(Array.isArray(i)){if(i.length>1e3){const u={instancePath:o+
"/query/include",schemaPath:"#/properties/query/properties/include/maxItems",keyword:"maxItems",params:{limit:1e3},message:"\
must NOT have more than 1000 items"};e===null?e=[u]:e.push(u),t++}if(i.length<1){const u={instancePath:o+"/query/include",
schemaPath:"#/properties/query/properties/include/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have f\
ewer than 1 items"};e===null?e=[u]:e.push(u),t++}const a=i.length;for(let u=0;u<a;u++)f(i[u],{instancePath:o+"/query/inc\
lude/"+u,parentData:i,parentDataProperty:u,rootData:n})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)}else{const a={
instancePath:o+"/query/include",schemaPath:"#/properties/query/properties/include/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.post_parent!==void 0){let i=s.post_parent;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const a={instancePath:o+"/query/post_parent",schemaPath:"#/properties/query/p\
roperties/post_parent/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}}
if(s.ticketed!==void 0&&typeof s.ticketed!="boolean"){const i={instancePath:o+"/query/ticketed",schemaPath:"#/properties\
/query/properties/ticketed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(
i),t++}if(s.ical!==void 0&&typeof s.ical!="boolean"){const i={instancePath:o+"/query/ical",schemaPath:"#/properties/quer\
y/properties/ical/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}s.
_fields!==void 0&&(m(s._fields,{instancePath:o+"/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:n})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{const i={instancePath:o+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}r.params!==void 0&&
(_(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?_.errors:e.concat(
_.errors),t=e.length))}return C.errors=e,t===0}const ee=G;function h(r,{instancePath:o="",parentData:p,parentDataProperty:l,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(m(r._fields,{instancePath:o+
"/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),t=e.length));else{
const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return h.errors=e,t===0}function I(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title===void 0){const s={instancePath:o,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[
s]:e.push(s),t++}if(r.start_date===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
start_date"},message:"must have required property 'start_date'"};e===null?e=[s]:e.push(s),t++}if(r.end_date===void 0){const s={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end_date"},message:"must have require\
d property 'end_date'"};e===null?e=[s]:e.push(s),t++}if(r.title!==void 0&&(y(r.title,{instancePath:o+"/title",parentData:r,
parentDataProperty:"title",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.start_date!==void 0&&typeof r.
start_date!="string"){const s={instancePath:o+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.end_date!==void 0&&typeof r.end_date!="string"){
const s={instancePath:o+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return I.errors=e,t===0}const V={type:"object",required:[],
properties:{author:{type:"integer"},date:{type:"string"},date_utc:{type:"string"},description:{$ref:"/shared/0"},slug:{$ref:"\
/shared/0"},excerpt:{$ref:"/shared/0"},status:{type:"string",enum:["publish","future","draft","pending","private","ads_e\
xpired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignore\
d"]},timezone:{type:"string"},all_day:{type:"boolean"},image:{type:["string","number"]},cost:{type:["string","number"]},
website:{type:"string"},show_map:{type:"boolean"},show_map_link:{type:"boolean"},hide_from_listings:{type:"boolean"},sticky:{
type:"boolean"},featured:{type:"boolean"},categories:{},tags:{},venue:{},organizer:{},recurrence:{anyOf:[{$ref:"/schemas\
/Recurrence"},{type:"null"}]}}},re={type:"object",required:[],additionalProperties:!1,properties:{rrule:{type:["string",
"null"],maxLength:2e3},rdate:{$ref:"/shared/1"},exdate:{$ref:"/shared/1"}}};function c(r,{instancePath:o="",parentData:p,
parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(typeof r=="string"){if(N(r)>40){const s={instancePath:o,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}return c.errors=e,t===0}function w(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){
let e=null,t=0;if(Array.isArray(r)){if(r.length>1e3){const i={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",
params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[i]:e.push(i),t++}const s=r.length;for(let i=0;i<
s;i++)c(r[i],{instancePath:o+"/"+i,parentData:r,parentDataProperty:i,rootData:n})||(e=e===null?c.errors:e.concat(c.errors),
t=e.length)}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),t++}return w.errors=e,t===0}function O(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(!(s==="rrule"||s==="rdate"||s==="exdate")){
const i={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(r.rrule!==void 0){let s=r.rrule;if(typeof s!=
"string"&&s!==null){const i={instancePath:o+"/rrule",schemaPath:"#/properties/rrule/type",keyword:"type",params:{type:re.
properties.rrule.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}if(typeof s=="string"&&N(s)>2e3){const i={
instancePath:o+"/rrule",schemaPath:"#/properties/rrule/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[i]:e.push(i),t++}}r.rdate!==void 0&&(w(r.rdate,{instancePath:o+"/rdate",
parentData:r,parentDataProperty:"rdate",rootData:n})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.exdate!==void 0&&
(w(r.exdate,{instancePath:o+"/exdate",parentData:r,parentDataProperty:"exdate",rootData:n})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length))}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[s]:e.push(s),t++}return O.errors=e,t===0}function g(r,{instancePath:o="",parentData:p,parentDataProperty:l,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.author!==void 0){let i=r.author;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const a={instancePath:o+"/author",schemaPath:"#/properties/author/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}}if(r.date!==void 0&&typeof r.date!=
"string"){const i={instancePath:o+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}if(r.date_utc!==void 0&&typeof r.date_utc!="string"){const i={instancePath:o+
"/date_utc",schemaPath:"#/properties/date_utc/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),t++}if(r.description!==void 0&&(y(r.description,{instancePath:o+"/description",parentData:r,parentDataProperty:"\
description",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.slug!==void 0&&(y(r.slug,{instancePath:o+
"/slug",parentData:r,parentDataProperty:"slug",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.excerpt!==
void 0&&(y(r.excerpt,{instancePath:o+"/excerpt",parentData:r,parentDataProperty:"excerpt",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),t=e.length)),r.status!==void 0){let i=r.status;if(typeof i!="string"){const a={instancePath:o+"/statu\
s",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),t++}if(!(i==="publish"||i==="future"||i==="draft"||i==="pending"||i==="private"||i==="ads_expired"||i==="field\
s-disabled"||i==="cal-ea-success"||i==="cal-ea-failed"||i==="cal-ea-schedule"||i==="cal-ea-pending"||i==="cal-ea-draft"||
i==="cal-ignored")){const a={instancePath:o+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:V.
properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(r.timezone!==
void 0&&typeof r.timezone!="string"){const i={instancePath:o+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(r.all_day!==void 0&&typeof r.all_day!=
"boolean"){const i={instancePath:o+"/all_day",schemaPath:"#/properties/all_day/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(r.image!==void 0){let i=r.image;if(typeof i!="string"&&!(typeof i==
"number"&&isFinite(i))){const a={instancePath:o+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type:V.
properties.image.type},message:"must be string,number"};e===null?e=[a]:e.push(a),t++}}if(r.cost!==void 0){let i=r.cost;if(typeof i!=
"string"&&!(typeof i=="number"&&isFinite(i))){const a={instancePath:o+"/cost",schemaPath:"#/properties/cost/type",keyword:"\
type",params:{type:V.properties.cost.type},message:"must be string,number"};e===null?e=[a]:e.push(a),t++}}if(r.website!==
void 0&&typeof r.website!="string"){const i={instancePath:o+"/website",schemaPath:"#/properties/website/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(r.show_map!==void 0&&typeof r.show_map!=
"boolean"){const i={instancePath:o+"/show_map",schemaPath:"#/properties/show_map/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(r.show_map_link!==void 0&&typeof r.show_map_link!="bool\
ean"){const i={instancePath:o+"/show_map_link",schemaPath:"#/properties/show_map_link/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(r.hide_from_listings!==void 0&&typeof r.hide_from_listings!=
"boolean"){const i={instancePath:o+"/hide_from_listings",schemaPath:"#/properties/hide_from_listings/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(r.sticky!==void 0&&typeof r.sticky!="\
boolean"){const i={instancePath:o+"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(r.featured!==void 0&&typeof r.featured!="boolean"){const i={instancePath:o+
"/featured",schemaPath:"#/properties/featured/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[i]:e.push(i),t++}if(r.recurrence!==void 0){let i=r.recurrence;const a=t;let u=!1;const B=t;O(i,{instancePath:o+"\
/recurrence",parentData:r,parentDataProperty:"recurrence",rootData:n})||(e=e===null?O.errors:e.concat(O.errors),t=e.length);
var s=B===t;if(u=u||s,!u){const S=t;if(i!==null){const W={instancePath:o+"/recurrence",schemaPath:"#/properties/recurren\
ce/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[W]:e.push(W),t++}var s=S===t;u=
u||s}if(u)t=a,e!==null&&(a?e.length=a:e=null);else{const S={instancePath:o+"/recurrence",schemaPath:"#/properties/recurr\
ence/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[S]:e.push(S),t++}}}else{const i={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}return g.errors=e,t===0}function T(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,
t=0;return I(r,{instancePath:o,parentData:p,parentDataProperty:l,rootData:n})||(e=e===null?I.errors:e.concat(I.errors),t=
e.length),g(r,{instancePath:o,parentData:p,parentDataProperty:l,rootData:n})||(e=e===null?g.errors:e.concat(g.errors),t=
e.length),T.errors=e,t===0}function G(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(h(r.query,{instancePath:o+"/query",parentData:r,
parentDataProperty:"query",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),r.params!==void 0&&(_(r.params,
{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),
t=e.length)),r.body!==void 0&&(T(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=
e===null?T.errors:e.concat(T.errors),t=e.length))),G.errors=e,t===0}const te=H;function q(r,{instancePath:o="",parentData:p,
parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(typeof r=="string"){if(N(r)<1){const s={instancePath:o,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}return q.errors=e,t===0}function D(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(m(r._fields,{instancePath:o+"/_field\
s",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.password!==
void 0&&(q(r.password,{instancePath:o+"/password",parentData:r,parentDataProperty:"password",rootData:n})||(e=e===null?q.
errors:e.concat(q.errors),t=e.length)),r.occurrence!==void 0&&(c(r.occurrence,{instancePath:o+"/occurrence",parentData:r,
parentDataProperty:"occurrence",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.ical!==void 0&&typeof r.
ical!="boolean"){const s={instancePath:o+"/ical",schemaPath:"#/properties/ical/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return D.errors=e,t===0}function d(r,{
instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){const i={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return d.errors=e,t===0}function H(r,{
instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(D(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.params!==void 0&&(d(r.params,{instancePath:o+"/params",parentData:r,
parentDataProperty:"params",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))),H.errors=e,t===0}const se=J,
oe={type:"string",enum:["this","following","all"]};function k(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){
let e=null,t=0;if(typeof r!="string"){const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="this"||r==="following"||r==="all")){const s={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:oe.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}return k.errors=e,t===0}function A(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(m(r._fields,{instancePath:o+"/_field\
s",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.password!==
void 0&&(q(r.password,{instancePath:o+"/password",parentData:r,parentDataProperty:"password",rootData:n})||(e=e===null?q.
errors:e.concat(q.errors),t=e.length)),r.force!==void 0&&typeof r.force!="boolean"){const s={instancePath:o+"/force",schemaPath:"\
#/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}
r.occurrence!==void 0&&(c(r.occurrence,{instancePath:o+"/occurrence",parentData:r,parentDataProperty:"occurrence",rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.edit!==void 0&&(k(r.edit,{instancePath:o+"/edit",parentData:r,parentDataProperty:"\
edit",rootData:n})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{const s={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return A.errors=e,t===0}function J(r,{
instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(A(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.params!==void 0&&(d(r.params,{instancePath:o+"/params",parentData:r,
parentDataProperty:"params",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))),J.errors=e,t===0}const ie=K,
ne={type:["string","null"],minLength:1};function j(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){
let e=null,t=0;if(typeof r!="string"&&r!==null){const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:ne.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&N(r)<1){const s={instancePath:o,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}return j.errors=e,t===0}function $(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.password!==void 0&&(j(r.password,{instancePath:o+"/password",
parentData:r,parentDataProperty:"password",rootData:n})||(e=e===null?j.errors:e.concat(j.errors),t=e.length));else{const s={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return $.errors=e,t===0}function E(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title!==void 0&&(y(r.title,{instancePath:o+"/title",parentData:r,parentDataProperty:"\
title",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.start_date!==void 0&&typeof r.start_date!="s\
tring"){const s={instancePath:o+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.end_date!==void 0&&typeof r.end_date!="string"){const s={
instancePath:o+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return E.errors=e,t===0}function x(r,{instancePath:o="",parentData:p,
parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.occurrence!==void 0&&
(c(r.occurrence,{instancePath:o+"/occurrence",parentData:r,parentDataProperty:"occurrence",rootData:n})||(e=e===null?c.errors:
e.concat(c.errors),t=e.length)),r.edit!==void 0&&(k(r.edit,{instancePath:o+"/edit",parentData:r,parentDataProperty:"edit",
rootData:n})||(e=e===null?k.errors:e.concat(k.errors),t=e.length));else{const s={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return x.errors=e,t===0}function L(r,{
instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;return $(r,{instancePath:o,parentData:p,
parentDataProperty:l,rootData:n})||(e=e===null?$.errors:e.concat($.errors),t=e.length),E(r,{instancePath:o,parentData:p,
parentDataProperty:l,rootData:n})||(e=e===null?E.errors:e.concat(E.errors),t=e.length),g(r,{instancePath:o,parentData:p,
parentDataProperty:l,rootData:n})||(e=e===null?g.errors:e.concat(g.errors),t=e.length),x(r,{instancePath:o,parentData:p,
parentDataProperty:l,rootData:n})||(e=e===null?x.errors:e.concat(x.errors),t=e.length),L.errors=e,t===0}function K(r,{instancePath:o="",
parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(h(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?h.errors:e.
concat(h.errors),t=e.length)),r.params!==void 0&&(d(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),r.body!==void 0&&(L(r.body,{instancePath:o+"/\
body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?L.errors:e.concat(L.errors),t=e.length))),K.errors=
e,t===0}const ae=M;function b(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[s]:e.push(s),t++}if(r.slug!==
void 0&&typeof r.slug!="string"){const s={instancePath:o+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return b.errors=e,t===0}function M(r,{
instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(D(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.params!==void 0&&(b(r.params,{instancePath:o+"/params",parentData:r,
parentDataProperty:"params",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))),M.errors=e,t===0}const pe=Q;
function Q(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="\
object"&&!Array.isArray(r)&&(r.query!==void 0&&(A(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"quer\
y",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.params!==void 0&&(b(r.params,{instancePath:o+"/p\
arams",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))),Q.errors=
e,t===0}const le=U;function z(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r))r.password!==void 0&&(j(r.password,{instancePath:o+"/password",parentData:r,parentDataProperty:"\
password",rootData:n})||(e=e===null?j.errors:e.concat(j.errors),t=e.length));else{const s={instancePath:o,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return z.errors=e,t===
0}function F(r,{instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;return z(r,{instancePath:o,
parentData:p,parentDataProperty:l,rootData:n})||(e=e===null?z.errors:e.concat(z.errors),t=e.length),E(r,{instancePath:o,
parentData:p,parentDataProperty:l,rootData:n})||(e=e===null?E.errors:e.concat(E.errors),t=e.length),g(r,{instancePath:o,
parentData:p,parentDataProperty:l,rootData:n})||(e=e===null?g.errors:e.concat(g.errors),t=e.length),x(r,{instancePath:o,
parentData:p,parentDataProperty:l,rootData:n})||(e=e===null?x.errors:e.concat(x.errors),t=e.length),F.errors=e,t===0}function U(r,{
instancePath:o="",parentData:p,parentDataProperty:l,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(h(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?h.errors:e.concat(h.errors),t=e.length)),r.params!==void 0&&(b(r.params,{instancePath:o+"/params",parentData:r,
parentDataProperty:"params",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.body!==void 0&&(F(r.body,
{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?F.errors:e.concat(F.errors),t=e.
length))),U.errors=e,t===0}return{createEvent:ee,deleteEvent:se,deleteEventBySlug:pe,getEvent:te,getEventBySlug:ae,listEvents:Y,
updateEvent:ie,updateEventBySlug:le}};export{ue as createValidators};
