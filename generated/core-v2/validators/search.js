// Written by `npm run generate` from openapi/. Changes belong there.

const q=b=>{const d=f,c={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/0"},_embed:{$ref:"/shared/0"},
context:{type:"string",enum:["view","embed"]},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},
search:{type:"string"},type:{type:"string",enum:["post","term","post-format"]},subtype:{type:"array",items:{type:"string",
enum:["any","post","page","cal_events","category","post_tag","cal_events_cat"]}},exclude:{$ref:"/shared/1"},include:{$ref:"\
/shared/1"}}},params:{type:"object",properties:{}},body:{}}};function y(i,{instancePath:a="",parentData:h,parentDataProperty:g,
rootData:l=i}={}){let e=null,p=0;if(Array.isArray(i)){const t=i.length;for(let r=0;r<t;r++)if(typeof i[r]!="string"){const s={
instancePath:a+"/"+r,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),p++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),p++}return y.errors=e,p===0}function u(i,{instancePath:a="",parentData:h,parentDataProperty:g,
rootData:l=i}={}){let e=null,p=0;if(Array.isArray(i)){const t=i.length;for(let r=0;r<t;r++){let s=i[r];if(!(typeof s=="n\
umber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const o={instancePath:a+"/"+r,schemaPath:"#/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),p++}}}else{const t={instancePath:a,schemaPath:"#/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),p++}return u.errors=e,p===0}function f(i,{
instancePath:a="",parentData:h,parentDataProperty:g,rootData:l=i}={}){let e=null,p=0;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.query!==void 0){let t=i.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&(y(t._fields,
{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:l})||(e=e===null?y.errors:e.concat(y.
errors),p=e.length)),t._embed!==void 0&&(y(t._embed,{instancePath:a+"/query/_embed",parentData:t,parentDataProperty:"_em\
bed",rootData:l})||(e=e===null?y.errors:e.concat(y.errors),p=e.length)),t.context!==void 0){let r=t.context;if(typeof r!=
"string"){const s={instancePath:a+"/query/context",schemaPath:"#/properties/query/properties/context/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),p++}if(!(r==="view"||r==="embed")){const s={instancePath:a+
"/query/context",schemaPath:"#/properties/query/properties/context/enum",keyword:"enum",params:{allowedValues:c.properties.
query.properties.context.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),p++}}if(t.
page!==void 0){let r=t.page;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/query/pa\
ge",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),p++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:a+"/query/page",
schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must\
 be >= 1"};e===null?e=[s]:e.push(s),p++}}if(t.per_page!==void 0){let r=t.per_page;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),p++}if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const s={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",
keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),p++}if(r<1||isNaN(
r)){const s={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),p++}}}if(t.search!==void 0&&typeof t.
search!="string"){const r={instancePath:a+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),p++}if(t.type!==void 0){let r=t.type;if(typeof r!=
"string"){const s={instancePath:a+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),p++}if(!(r==="post"||r==="term"||r==="post-format")){const s={
instancePath:a+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues:c.
properties.query.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),p++}}
if(t.subtype!==void 0){let r=t.subtype;if(Array.isArray(r)){const s=r.length;for(let o=0;o<s;o++){let n=r[o];if(typeof n!=
"string"){const m={instancePath:a+"/query/subtype/"+o,schemaPath:"#/properties/query/properties/subtype/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),p++}if(!(n==="any"||n==="post"||n==="pag\
e"||n==="cal_events"||n==="category"||n==="post_tag"||n==="cal_events_cat")){const m={instancePath:a+"/query/subtype/"+o,
schemaPath:"#/properties/query/properties/subtype/items/enum",keyword:"enum",params:{allowedValues:c.properties.query.properties.
subtype.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),p++}}}else{const s={instancePath:a+
"/query/subtype",schemaPath:"#/properties/query/properties/subtype/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[s]:e.push(s),p++}}t.exclude!==void 0&&(u(t.exclude,{instancePath:a+"/query/exclude",parentData:t,
parentDataProperty:"exclude",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),p=e.length)),t.include!==void 0&&(u(t.
include,{instancePath:a+"/query/include",parentData:t,parentDataProperty:"include",rootData:l})||(e=e===null?u.errors:e.
concat(u.errors),p=e.length))}else{const r={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),p++}}if(i.params!==void 0){let t=i.params;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const r={instancePath:a+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),p++}}}return f.errors=e,p===0}return{search:d}};export{q as createValidators};
